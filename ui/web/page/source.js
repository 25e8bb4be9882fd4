// Where snapshots come from and answers go to. The rest of the page knows nothing else of the world:
// another peer (one that lives in the page itself) needs only these functions.
//
//   subscribe(onSnapshot, onLine)   onLine("open" | "lost" | "elsewhere" | "refused")
//   answer(question, {option | amount | words | cards})
//   post(path, body), get(path), bytes(path), picture(path)

const RETRY = [250, 500, 1000, 2000, 4000];

export class Refused extends Error {
  constructor(status, text) {
    super(text);
    this.status = status;
  }
}

export class NodeSource {
  constructor(token = takeToken()) {
    this.token = token;
    this.seq = -1;
    this.stopped = false;
  }

  // Reads the stream for as long as the page lives; a broken one is asked for again.
  async subscribe(onSnapshot, onLine) {
    for (let failures = 0; !this.stopped; failures += 1) {
      try {
        const stream = await this.request("events");
        failures = 0;
        onLine("open");
        await eachLine(stream.body, (message) => this.take(message, onSnapshot, onLine));
      } catch (problem) {
        if (problem instanceof Refused && [401, 403].includes(problem.status)) return onLine("refused", problem.message);
      }
      if (this.stopped) return undefined;
      onLine("lost");
      await pause(RETRY[Math.min(failures, RETRY.length - 1)]);
    }
    return undefined;
  }

  take(message, onSnapshot, onLine) {
    if (message.phase === "elsewhere") return this.giveWay(onLine);
    if (message.phase === undefined || message.seq < this.seq) return undefined;
    this.seq = message.seq ?? this.seq;
    return onSnapshot(message);
  }

  giveWay(onLine) {
    this.stopped = true;
    onLine("elsewhere");
  }

  answer(question, given) {
    return this.post("answer", { question, ...given });
  }

  async post(path, body = {}) {
    const raw = body instanceof Blob;
    const reply = await this.request(path, {
      method: "POST",
      body: raw ? body : JSON.stringify(body),
      headers: { "Content-Type": raw ? "application/octet-stream" : "application/json" },
    });
    const text = await reply.text();
    return text ? JSON.parse(text) : null;
  }

  async get(path) {
    return (await this.request(path)).json();
  }

  async bytes(path) {
    return (await this.request(path)).blob();
  }

  // An image can't carry our header, so it is fetched and shown as data.
  async picture(path) {
    return dataAddress(await this.bytes(path));
  }

  async request(path, options = {}) {
    const headers = { ...options.headers, Authorization: `Bearer ${this.token}` };
    const reply = await fetch(`/${path}`, { ...options, headers, cache: "no-store", credentials: "omit" });
    if (!reply.ok) throw new Refused(reply.status, await reason(reply));
    return reply;
  }
}

// The token comes behind # and goes to this tab's own store, so that the address bar shows none.
function takeToken() {
  const given = location.hash.slice(1);
  if (given) {
    sessionStorage.setItem("token", given);
    history.replaceState(null, "", location.pathname);
  }
  return sessionStorage.getItem("token") || "";
}

async function eachLine(body, handle) {
  const reader = body.pipeThrough(new TextDecoderStream()).getReader();
  let rest = "";
  for (;;) {
    const { value, done } = await reader.read();
    if (done) return;
    const lines = (rest + value).split("\n");
    rest = lines.pop();
    for (const line of lines) if (line.trim()) handle(JSON.parse(line));
  }
}

async function reason(reply) {
  const text = await reply.text();
  try {
    return JSON.parse(text).problem || text;
  } catch {
    return text || String(reply.status);
  }
}

function dataAddress(blob) {
  return new Promise((resolve, reject) => {
    const reader = new FileReader();
    reader.onload = () => resolve(reader.result);
    reader.onerror = () => reject(reader.error);
    reader.readAsDataURL(blob);
  });
}

const pause = (milliseconds) => new Promise((resolve) => setTimeout(resolve, milliseconds));
