const QUOTE = 0x22;
const BACKSLASH = 0x5c;
const BRACKETS = { opening: 0x5b, closing: 0x5d } as const;
const BRACES = { opening: 0x7b, closing: 0x7d } as const;

/** True if brackets in JSON or similar text nest deeper than `most` levels. */
export function isNestedDeeperThan(text: string, most: number): boolean {
  if (!hasMoreBracketsThan(text, most)) return false;
  let nesting = 0;
  let isText = false;
  for (let at = 0; at < text.length; at += 1) {
    const character = text.charCodeAt(at);
    if (isText && character === BACKSLASH) at += 1;
    else if (character === QUOTE) isText = !isText;
    else if (isText) continue;
    else if (character === BRACKETS.opening || character === BRACES.opening) nesting += 1;
    else if (character === BRACKETS.closing || character === BRACES.closing) nesting -= 1;
    if (nesting > most) return true;
  }
  return false;
}

/** A quick count of brackets in any place, which is enough for most messages. */
function hasMoreBracketsThan(text: string, most: number): boolean {
  let opened = 0;
  for (const bracket of ['{', '[']) {
    for (let at = text.indexOf(bracket); at !== -1; at = text.indexOf(bracket, at + 1)) {
      opened += 1;
      if (opened > most) return true;
    }
  }
  return false;
}
