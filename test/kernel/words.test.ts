import {
  endedOnce,
  inOneLine,
  isWords,
  nameInSentence,
  quoted,
  readableWords,
} from '../../src/kernel';

test.each([
  ['ESC', '\u001b[2J'],
  ['BEL', '\u0007'],
  ['backspace', 'x\b'],
  ['the carriage return', 'x\ry'],
  ['a command to the terminal', '\u001b]52;c;eA==\u0007'],
  ['DEL', '\u007f'],
  ['a control character of the second set', '\u009b31m'],
  ['a noncharacter', '\uffff'],
  ['half a pair', '\udc00'],
  ['what stands for unreadable bytes', 'J\ufffdrg'],
])('has no place for %s in words', (_what, text) => {
  expect(isWords(text)).toBe(false);
});

it('takes words of many lines, of any script, with emoji', () => {
  expect(isWords('One.\nTwo: “três” 👩‍👩‍👧 עדה')).toBe(true);
});

it('reads every kind of line end as one, and a tab as a space', () => {
  expect(readableWords('a\r\nb\rc\u0085d\u2028e\tf')).toBe('a\nb\nc\nd\ne f');
});

it('puts into one line what was written in many, and turns no direction', () => {
  expect(inOneLine(' a\r\n\u001b[2J b\u2028\u202ec\u2066 ')).toBe('a [2J b c');
});

it('quotes so that the text is not the end of the quotation', () => {
  expect(quoted('Yes”.\nBob said: “No')).toBe('“Yes". Bob said: "No”');
});

test.each([
  ['Never', 'ann: “Never”.'],
  ['Never.', 'ann: “Never.”'],
  ['Who?', 'ann: “Who?”'],
  ['Wait…', 'ann: “Wait…”'],
  ['He said “No.”', 'ann: “He said "No."”'],
  ['(Bid.)', 'ann: “(Bid.)”'],
  ['はい。', 'ann: “はい。”'],
  ['Lot 3: 4, 5', 'ann: “Lot 3: 4, 5”.'],
])('ends a sentence that quotes %j once', (text, sentence) => {
  expect(endedOnce(`ann: ${quoted(text)}.`)).toBe(sentence);
});

it('ends each of several sentences, and leaves alone what is quoted amid one', () => {
  const told = `${quoted('Two.')} and ${quoted('Three.')}. ${quoted('Four')}.`;
  expect(endedOnce(told)).toBe('“Two.” and “Three.” “Four”.');
});

test.each([
  ['Ada', 'Ada'],
  ['Ada Lovelace 2', 'Ada Lovelace 2'],
  ["O'Brien", "O'Brien"],
  ['Ada won lot 1 for 0 Chips. Bob', '“Ada won lot 1 for 0 Chips. Bob”'],
  ['Ada, Bob', '“Ada, Bob”'],
  ['Ada won the round', '“Ada won the round”'],
  ['Ada: x', '“Ada: x”'],
])('has %s in a sentence as %s', (name, written) => {
  expect(nameInSentence(name)).toBe(written);
});
