"""Bugs in what must outlive a crash: journals, diaries, keys, and what was signed."""

from tests.mutants.mutant import Mutant

DISK = ("tests/p2p/store/test_disk.py",)
JOURNAL = ("tests/p2p/store/test_journal.py",)
DIARY = ("tests/p2p/store/test_diary.py",)
HOME = ("tests/p2p/store/test_home.py",)
PEOPLE = ("tests/p2p/store/test_people.py",)
SIGNED = ("tests/p2p/store/test_signed.py",)

STORE = (
    # Files
    Mutant(
        "disk: files are readable by all",
        "p2p/store/disk.py",
        "return os.open(path, flags | BINARY, 0o600)",
        "return os.open(path, flags | BINARY, 0o644)",
        (
            "tests/p2p/store/test_home.py",
            "tests/p2p/store/test_journal.py",
        ),
    ),
    Mutant(
        "disk: a file is not synced",
        "p2p/store/disk.py",
        """    getattr(os, "fdatasync", os.fsync)(handle)
""",
        """    getattr(os, "fdatasync", os.fsync)
""",
        DISK,
    ),
    Mutant(
        "disk: a new name is not synced",
        "p2p/store/disk.py",
        """        os.fsync(handle)
""",
        """        os.fstat(handle)
""",
        DISK,
    ),
    Mutant(
        "disk: a drive that fails is taken for one that can't",
        "p2p/store/disk.py",
        """        os.fsync(handle)
    except OSError as error:
        if error.errno not in NOT_THERE:
            raise
""",
        """        os.fsync(handle)
    except OSError:
        pass
""",
        DISK,
    ),
    Mutant(
        "disk: a draft is put in place before it is synced",
        "p2p/store/disk.py",
        """            sync_file(file.fileno())
""",
        "",
        DISK,
    ),
    Mutant(
        "disk: what was there first is written over",
        "p2p/store/disk.py",
        """            _put_in_place(draft, path)
""",
        """            draft.replace(path)
""",
        DISK,
    ),
    Mutant(
        "disk: a draft stays that could not be written",
        "p2p/store/disk.py",
        """    except BaseException:
        draft.unlink(missing_ok=True)
        raise
    return draft""",
        """    except BaseException:
        raise
    return draft""",
        DISK,
    ),
    Mutant(
        "disk: every draft of a file has one name",
        "p2p/store/disk.py",
        "secrets.token_hex(4)}.part",
        "0}.part",
        DISK,
    ),
    # Journals
    Mutant(
        "journal: two processes write one",
        "p2p/store/journal.py",
        """            raise JournalError(f"{self.path} is in use by another process") from None
""",
        """            is_new = False
""",
        JOURNAL,
    ),
    Mutant(
        "journal: a torn tail is written on",
        "p2p/store/journal.py",
        """        os.ftruncate(self._file, end)
""",
        "",
        JOURNAL,
    ),
    Mutant(
        "journal: it is written from the beginning",
        "p2p/store/journal.py",
        """        os.lseek(self._file, end, os.SEEK_SET)
""",
        "",
        JOURNAL,
    ),
    Mutant(
        "journal: after opening its chain begins anew",
        "p2p/store/journal.py",
        """            self._link = chained(self._link, entry)
""",
        """            chained(self._link, entry)
""",
        JOURNAL,
    ),
    Mutant(
        "journal: the chain is no chain",
        "p2p/store/journal.py",
        "return blake2b(link + payload, digest_size=LINK_SIZE).digest()",
        "return blake2b(payload, digest_size=LINK_SIZE).digest()",
        JOURNAL,
    ),
    Mutant(
        "journal: half a write is enough",
        "p2p/store/journal.py",
        """            while written < len(data):
""",
        """            if written < len(data):
""",
        JOURNAL,
    ),
    Mutant(
        "journal: syncing does nothing",
        "p2p/store/journal.py",
        """            sync_file(self._file)
""",
        """            os.fstat(self._file)
""",
        JOURNAL,
    ),
    Mutant(
        "journal: a new one may lose its name",
        "p2p/store/journal.py",
        """            sync_folder(self.path.parent)
""",
        "",
        JOURNAL,
    ),
    Mutant(
        "journal: entries of any length",
        "p2p/store/journal.py",
        "if len(payload) > MAX_ENTRY:",
        "if len(payload) < 0:",
        JOURNAL,
    ),
    Mutant(
        "journal: a length that fails its check",
        "p2p/store/journal.py",
        "if u32(crc32(size)) != data[at + 4 : at + HEAD_SIZE]:",
        "if not size:",
        JOURNAL,
    ),
    Mutant(
        "journal: an entry that fails its check is torn",
        "p2p/store/journal.py",
        """            raise JournalError(f"damaged at byte {start}: an entry fails its check")
""",
        """            break
""",
        JOURNAL,
    ),
    Mutant(
        "journal: zeros at its end are damage",
        "p2p/store/journal.py",
        'written = len(data.rstrip(b"\\0"))',
        "written = len(data)",
        JOURNAL,
    ),
    Mutant(
        "journal: nothing of it is destroyed",
        "p2p/store/journal.py",
        """            self.path.unlink(missing_ok=True)

    def close""",
        """            self.path.exists()

    def close""",
        JOURNAL,
    ),
    Mutant(
        "journal: a full disk is our bug",
        "p2p/store/journal.py",
        """        except OSError as error:
            raise JournalError(f"can't write""",
        """        except KeyError as error:
            raise JournalError(f"can't write""",
        JOURNAL,
    ),
    # Diaries
    Mutant(
        "diary: what is kept is not synced",
        "p2p/store/diary.py",
        """            await in_thread(self._store.sync)
""",
        "",
        DIARY,
    ),
    Mutant(
        "diary: what is noted is written last",
        "p2p/store/diary.py",
        "self._unwritten += [msgspec.msgpack.encode(entry) for entry in entries]",
        "self._unwritten[:0] = [msgspec.msgpack.encode(entry) for entry in entries]",
        DIARY,
    ),
    Mutant(
        "diary: what was only written is taken for synced",
        "p2p/store/diary.py",
        "self._unwritten, [], True",
        "self._unwritten, [], self._unsafe",
        DIARY,
    ),
    Mutant(
        "diary: a second encoding of an entry",
        "p2p/store/diary.py",
        "if msgspec.msgpack.encode(entry) != payload:",
        "if not payload:",
        DIARY,
    ),
    Mutant(
        "diary: one that is burnt stays",
        "p2p/store/diary.py",
        """        self._store.destroy()
""",
        """        self._store.sync()
""",
        DIARY,
    ),
    Mutant(
        "diary: one that can't be read stays open",
        "p2p/store/diary.py",
        """                self._store.close()
                why""",
        "                why",
        DIARY,
    ),
    # Keys, names and signatures
    Mutant(
        "home: the folder is readable by all",
        "p2p/store/home.py",
        "folder.mkdir(mode=0o700, parents=True, exist_ok=True)",
        "folder.mkdir(parents=True, exist_ok=True)",
        DISK,
    ),
    Mutant(
        "home: every start makes a new key",
        "p2p/store/home.py",
        "if not path.exists():",
        "if path.unlink(missing_ok=True) is None:",
        HOME,
    ),
    Mutant(
        "signed: for one match as often as one likes",
        "p2p/store/signed.py",
        """        if path.exists():
""",
        """        if not path:
""",
        SIGNED,
    ),
    Mutant(
        "signed: of two processes both sign",
        "p2p/store/signed.py",
        'if (first := path.read_text("utf-8")) != journal:',
        "if (first := journal) != journal:",
        SIGNED,
    ),
    Mutant(
        "signed: what was signed is not synced",
        "p2p/store/signed.py",
        """        sync_folder(path.parent)
""",
        "",
        SIGNED,
    ),
    Mutant(
        "signed: all matches are one",
        "p2p/store/signed.py",
        '(occasion.hex() or "none")',
        '"none"',
        SIGNED,
    ),
    Mutant(
        "people: another key with a known name is nothing new",
        "p2p/store/people.py",
        "if known.casefold() == name.casefold()]",
        "if known is name]",
        PEOPLE,
    ),
    Mutant(
        "people: whom we know is told from itself",
        "p2p/store/people.py",
        """        if who.key.hex() in self.names:
            return []
""",
        "",
        PEOPLE,
    ),
    Mutant(
        "people: a former name is forgotten",
        "p2p/store/people.py",
        "return known if known is not None and known.casefold() != name.casefold() else None",
        "return None",
        PEOPLE,
    ),
    Mutant(
        "people: the file grows without end",
        "p2p/store/people.py",
        "self.names = dict(list(self.names.items())[-MOST:])",
        "self.names = dict(self.names)",
        PEOPLE,
    ),
    Mutant(
        "people: the newest are forgotten",
        "p2p/store/people.py",
        "list(self.names.items())[-MOST:]",
        "list(self.names.items())[:MOST]",
        PEOPLE,
    ),
)
