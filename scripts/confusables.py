#!/usr/bin/env python3
"""Writes src/kernel/confusables.ts: characters that look alike, by UTS 39.

The mapping is confusables.txt in ICU's form (`uspoof_getSkeleton`); licence: Unicode-3.0. Characters
with the same compatibility form (NFKC) are left out, since names are converted to it first. For a
newer Unicode, run this with a newer ICU (`apt-get install libicu-dev`) and its number:

    python3 scripts/confusables.py 72
"""
import ctypes
import sys
import unicodedata
from collections import defaultdict

icu = sys.argv[1]
common = ctypes.CDLL(f"libicuuc.so.{icu}")
i18n = ctypes.CDLL(f"libicui18n.so.{icu}")
status = ctypes.c_int(0)
opened = getattr(i18n, f"uspoof_open_{icu}")
opened.restype = ctypes.c_void_p
checker = opened(ctypes.byref(status))
skeleton_of = getattr(i18n, f"uspoof_getSkeletonUTF8_{icu}")
skeleton_of.argtypes = [
    ctypes.c_void_p,
    ctypes.c_uint32,
    ctypes.c_char_p,
    ctypes.c_int32,
    ctypes.c_char_p,
    ctypes.c_int32,
    ctypes.c_void_p,
]
room = ctypes.create_string_buffer(400)


def skeleton(text):
    status.value = 0
    given = text.encode()
    size = skeleton_of(checker, 0, given, len(given), room, 400, ctypes.byref(status))
    assert status.value <= 0, status.value
    return room.raw[:size].decode()


version = (ctypes.c_uint8 * 4)()
getattr(common, f"u_getUnicodeVersion_{icu}")(version)
alike = defaultdict(list)
for point in range(0x110000):
    if 0xD800 <= point < 0xE000:
        continue
    char = chr(point)
    if any(unicodedata.normalize(form, char) != char for form in ("NFD", "NFKC")):
        continue
    if skeleton(char) != char:
        alike[skeleton(char)].append(point)

words = []
for target in sorted(alike):
    head = "+".join(format(ord(char), "x") for char in target)
    words.append(f"{head}:" + ",".join(format(point, "x") for point in alike[target]))

lines, line = [], ""
for word in words:
    while word:
        cut = word if len(word) <= 96 else word[: word.rindex(",", 0, 96)]
        rest = word[len(cut) + 1 :]
        if line and len(line) + len(cut) + 1 > 97:
            lines.append(line)
            line = ""
        line = f"{line} {cut}" if line else cut
        word = f"{word[: word.index(':') + 1]}{rest}" if rest else ""
lines.append(line)

release = ".".join(str(part) for part in version[:2])
with open("src/kernel/confusables.ts", "w", encoding="utf-8") as file:
    file.write(
        f"""/**
 * Characters that look alike, by UTS 39: Unicode {release}, made by scripts/confusables.py.
 * `41:391,410`: U+0391 and U+0410 look like U+0041. © Unicode, Inc., licence Unicode-3.0.
 */
export const CONFUSABLES = `
"""
    )
    file.write("\n".join(lines))
    file.write("\n`;\n")
