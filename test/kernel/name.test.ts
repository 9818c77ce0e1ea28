import { isName, isPersonName, isReservedName, nameKey, nameLook } from '../../src/kernel';

const alike = (one: string, other: string): boolean =>
  nameKey(one) === nameKey(other) || nameLook(one) === nameLook(other);

test.each([
  ['a zero width space', 'Ada\u200b'],
  ['a word joiner', 'A\u2060da'],
  ['a soft hyphen', 'Ad\u00ada'],
  ['a variation selector', 'Ada\ufe0f'],
  ['a combining grapheme joiner', 'A\u034fda'],
  ['tag characters', 'Ada\u{e0041}'],
  ['a right-to-left override', '\u202eAda'],
  ['an unclosed isolate', 'Ada\u2066'],
  ['a noncharacter', 'Ada\uffff'],
  ['an unassigned point', 'Ada\u0378'],
  ['a private point', 'Ada\ue000'],
  ['half a pair', 'Ada\ud800'],
  ['a line separator', 'Ada\u2028Bob'],
  ['a space that does not break', 'Ada\u00a0Bob'],
  ['five marks on one letter', 'A\u0300\u0301\u0302\u0303\u0304da'],
  ['a zero width space and nothing else', '\u200b'],
  ['an override and nothing else', '\u202e'],
  ['the filler of Hangul', '\u3164'],
  ['the blank of Braille', '\u2800'],
  ['an ideographic space', '\u3000'],
  ['a joiner between letters', 'A\u200dda'],
  ['a non-joiner between Latin letters', 'A\u200cda'],
  ['a non-joiner at the end', 'علی\u200c'],
  ['two non-joiners', 'می\u200c\u200cخواهم'],
  ['a joiner between Arabic letters', 'می\u200dخواهم'],
  ['a tag without its end', '🏴\u{e0067}\u{e0062}'],
  ['nothing', ' '],
])('has no place for %s in a name [S6]', (_what, name) => {
  expect(isName(name, 40)).toBe(false);
});

test.each([
  'Ada',
  'Ada Lovelace',
  "O'Brien-Smith Jr.",
  'Søren',
  'Αθηνά',
  'नमस्ते',
  '田中さん',
  '김민지',
  'עדה',
  '🦆',
  '❤️ Ada',
  '👩‍👩‍👧 of 3',
  '👍🏽',
  '🇮🇹 Luca',
  '5️⃣',
  '🏴\u{e0067}\u{e0062}\u{e0073}\u{e0063}\u{e0074}\u{e007f} Isla',
  // Names of scripts whose spelling has joiners.
  'می\u200cنا',
  'ශ්\u200dරී',
  'क्\u200dष',
  'র্\u200dযাব',
  'അനില്\u200d',
])('takes %s as a name', (name) => {
  expect(isPersonName(name, 40)).toBe(true);
});

test.each([
  ['Ada', 'ADA'],
  ['Ada', 'Аda'],
  ['Ada', 'Ａｄａ'],
  ['Ada', 'Ada\u200b'],
  ['Ada  Bob', 'Ada Bob'],
  ['Il', 'll'],
  ['Bob', 'B0b'],
  ['Al', 'A1'],
  ['Pam', 'Parn'],
  ['Straße', 'STRASSE'],
  ['ﬁn', 'fin'],
  ['Σίσυφος', 'ΣΊΣΥΦΟΣ'],
  ['❤️', '❤'],
  ['ශ්\u200dරී', 'ශ්රී'],
  ['می\u200cنا', 'مینا'],
])('finds that %s and %s look alike [S6]', (one, other) => {
  expect(alike(one, other)).toBe(true);
});

test.each([
  ['Ada', 'Ida'],
  ['Ali', 'Ail'],
  ['Player 1', 'Player 2'],
  ['José', 'Jose'],
  ['Ann', 'Anna'],
])('tells %s and %s apart [S6]', (one, other) => {
  expect(alike(one, other)).toBe(false);
});

test.each([
  'Bank',
  'The Bank',
  'the clock',
  'steward',
  'STEWARD!',
  'Judge',
  'Јudge',
  'Dea1er',
  'server',
  'House',
  'Auction-House',
  '- the Ｂａｎｋ -',
])('keeps %s from players [S6]', (name) => {
  expect(isReservedName(name)).toBe(true);
  expect(isName(name, 40)).toBe(true);
  expect(isPersonName(name, 40)).toBe(false);
});

it('leaves players what only begins like it', () => {
  for (const name of ['Banks', 'Judge Judy', 'Theodore', 'Clocker', 'Householder']) {
    expect(isPersonName(name, 40)).toBe(true);
  }
});
