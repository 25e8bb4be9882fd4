// Which drawing and which tint a face has, where these are not just its own name.

const ZONES = { assassin: "assassination", thief: "theft", messenger: "reinforcements", spy: "infiltration", mercenary: "mercenaries" };

const SKILLED = {
  assassination: ["ruby_tracker", "shadow_claw", "yaksha"],
  theft: ["looter", "illusionist", "beast"],
  reinforcements: ["falcon", "raven", "mistrunner"],
  infiltration: ["ear", "forger", "wall_walker"],
};

const MISSIONS = {
  assassination: ["sudden_attack", "brutal_strike", "bloody_saga"],
  theft: ["intrusion", "plunder", "moonlight_spectres"],
  reinforcements: ["new_order", "joint_assault", "acolytes"],
  infiltration: ["shadowing", "double_game", "crime_syndicate"],
  mercenaries: ["blood_money", "kill_on_order", "silent_death", "smugglers_run", "stolen_secrets", "false_message", "odd_job", "grand_contract"],
};

const zoneIn = (table, face) => Object.keys(table).find((zone) => table[zone].includes(face));

// {glyph, tint, small}: `small` stands in a corner of cards that are more than their number.
export function drawingOf(face) {
  const numbered = /^(\w+)_(start|\d)$/.exec(face);
  if (numbered && ZONES[numbered[1]]) return { glyph: ZONES[numbered[1]], tint: ZONES[numbered[1]] };
  if (zoneIn(SKILLED, face)) return { glyph: face, tint: zoneIn(SKILLED, face), small: zoneIn(SKILLED, face) };
  if (zoneIn(MISSIONS, face)) return { glyph: "mission", tint: zoneIn(MISSIONS, face), small: zoneIn(MISSIONS, face) };
  if (face.endsWith("_weapon")) return { glyph: "weapon", tint: "weapon" };
  return { glyph: face, tint: face };
}
