import { counted, listed, choices, instant, moment, phrase, word } from '../../src/kernel';

test.each([
  [[], 'nothing'],
  [['a'], 'a'],
  [['a', 'b'], 'a and b'],
  [['a', 'b', 'c'], 'a, b and c'],
])('lists %j as people do', (words, text) => {
  expect(listed(words)).toBe(text);
});

test.each([
  [counted(0, 'lot'), '0 lots'],
  [counted(1, 'lot'), '1 lot'],
  [counted(2, 'lot'), '2 lots'],
  [counted(1, 'ballot of all', 'ballots of all'), '1 ballot of all'],
  [counted(3, 'ballot of all', 'ballots of all'), '3 ballots of all'],
])('counts %s', (counting, text) => {
  expect(counting).toBe(text);
});

describe('facts in sentences', () => {
  it.each([
    0,
    951_782_399_999,
    951_782_400_000,
    1_582_934_400_001,
    1_629_832_140_000,
    4_107_542_400_000,
    253_402_300_799_999,
    ...Array.from({ length: 200 }, (_, i) => i * 1_266_966_123_457),
  ])('tell the moment %d as ISO 8601 has it', (ms) => {
    expect(moment(instant(ms))).toBe(new Date(ms).toISOString());
  });

  it('tell what there is, and something else where there is nothing', () => {
    expect([word(0, 'no'), word('', 'no'), word(null, 'no')]).toEqual(['0', '', 'no']);
    expect([phrase(': ', 0), phrase(': ', 'it'), phrase(': ', ''), phrase(': ', null)]).toEqual([
      ': 0',
      ': it',
      '',
      '',
    ]);
    expect([choices([], 'none'), choices(['A'], 'none'), choices(['A', 'B'], 'none')]).toEqual([
      'none',
      'A',
      'A or B',
    ]);
    expect(moment(null)).toBeNull();
  });
});
