import { parseBids } from '../../../../src/round/secret-actions/declaration/bids';

const pairsOf = (text: string): unknown => {
  const parsed = parseBids(text);
  return parsed.ok ? parsed.pairs.map(({ lot, amount }) => [lot, amount]) : parsed.why;
};

describe('a declaration of bids', () => {
  test.each([
    ['3: 25, 7: 40'],
    ['3: 25; 7: 40'],
    ['3: 25\n7: 40'],
    ['3:25\r\n\r\n7 :  40 \r\n'],
    [' ,3: 25;; 7: 040,\n'],
    ['3: 25, 7: 40\n---\n9: 1'],
    ['3: 25, 7: 40\r\n---\r\nsalt\n---\n'],
    ['{"bids":[{"lot":3,"amount":25},{"lot":7,"amount":40}],"salt":"x"}'],
    ['\n{"salt": 1, "bids": [{"amount": 25.0, "lot": 3}, {"lot": 7, "amount": 4e1}]}\n---\n}'],
  ])('maps lots to amounts: %j [Bidding; D4]', (text) => {
    expect(pairsOf(text)).toEqual([
      [3, 25],
      [7, 40],
    ]);
  });

  test.each([
    ['3: foo'],
    ['3:'],
    ['3: 0'],
    ['3: -5'],
    ['3: +5'],
    ['3: 2.5'],
    ['3: 1e3'],
    ['3: 25 if 7 is lost'],
    ['3: 25: 40'],
    ['3: ٢٥'],
    ['{"bids":[{"lot":3,"amount":0}]}'],
    ['{"bids":[{"lot":3,"amount":2.5}]}'],
    ['{"bids":[{"lot":3,"amount":-1}]}'],
    ['{"bids":[{"lot":3,"amount":"25"}]}'],
    ['{"bids":[{"lot":3,"amount":null}]}'],
    ['{"bids":[{"lot":3,"amount":1e999}]}'],
    ['{"bids":[{"lot":3,"amount":[25]}]}'],
  ])('keeps a pair without a natural amount as a pair: %j [D5]', (text) => {
    expect(pairsOf(text)).toEqual([[3, null]]);
  });

  test.each([
    ['', 'EMPTY'],
    ['---\n3: 25', 'EMPTY'],
    [' ;,\n', 'EMPTY'],
    ['foo: 3', 'NOT_A_PAIR'],
    ['3: 25, please', 'NOT_A_PAIR'],
    ['3: 1,5', 'NOT_A_PAIR'],
    ['-3: 25', 'NOT_A_PAIR'],
    ['3: 25\n ---\nsalt', 'NOT_A_PAIR'],
    ['3: 25\n----\nsalt', 'NOT_A_PAIR'],
    ['{"bids":[{"lot":3,"amount":25}]', 'NOT_JSON'],
    ['{"bids":[]}', 'EMPTY'],
    ['{"hand":[{"lot":3,"amount":25}]}', 'EMPTY'],
    ['{"bids":{"lot":3,"amount":25}}', 'EMPTY'],
    ['{"bids":[{"amount":25}]}', 'NOT_A_PAIR'],
    ['{"bids":[{"lot":3}]}', 'NOT_A_PAIR'],
    ['{"bids":[{"lot":"3","amount":25}]}', 'NOT_A_PAIR'],
    ['{"bids":[{"lot":3,"amount":25}, 7]}', 'NOT_A_PAIR'],
    ['{"bids":[null]}', 'NOT_A_PAIR'],
  ])('fails whole with a part that is no pair: %j [D5]', (text, why) => {
    expect(pairsOf(text)).toBe(why);
  });

  test.each([
    ['999999999999999', 999_999_999_999_999],
    ['1000000000000000', Number.MAX_SAFE_INTEGER],
    ['9'.repeat(400), Number.MAX_SAFE_INTEGER],
    ['000000000000000000025', 25],
  ])('takes %s as natural, and stores it exactly or as the greatest', (digits, amount) => {
    expect(pairsOf(`3: ${digits}`)).toEqual([[3, amount]]);
  });

  test.each([
    ['text', (n: number) => Array.from({ length: n }, (_, lot) => `${lot + 1}: 1`).join(',\n')],
    [
      'JSON',
      (n: number) =>
        JSON.stringify({
          bids: Array.from({ length: n }, (_, lot) => ({ lot: lot + 1, amount: 1 })),
        }),
    ],
  ])('names at most 300 bids, in %s [S18]', (_, write) => {
    expect(pairsOf(write(300))).toHaveLength(300);
    expect(pairsOf(write(301))).toBe('TOO_MANY');
  });

  it('takes a huge JSON number as the greatest', () => {
    expect(pairsOf('{"bids":[{"lot":3,"amount":1e300}]}')).toEqual([[3, Number.MAX_SAFE_INTEGER]]);
  });

  it('keeps what was written, and not what is nested', () => {
    const written = (text: string): unknown => {
      const parsed = parseBids(text);
      return parsed.ok && parsed.pairs.map((pair) => pair.written);
    };
    expect(written(' 3 : foo ,7:1')).toEqual(['3 : foo', '7:1']);
    const deep = `${'['.repeat(9_000)}${']'.repeat(9_000)}`;
    expect(
      written(`{"bids":[{"lot":3,"amount":"a"},{"lot":4,"amount":${deep}},{"lot":5,"amount":6}]}`),
    ).toEqual(['3: "a"', '4: {…}', '5: 6']);
  });
});
