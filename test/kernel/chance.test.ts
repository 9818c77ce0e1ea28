import { createHash, createHmac } from 'node:crypto';
import vectors from '../../docs/chance-vectors.json';
import {
  canonicalJson,
  draw,
  drawLabel,
  sha256OfHex,
  sha256OfText,
  shuffle,
} from '../../src/kernel';

const STREAM = { seed: '00'.repeat(32), scope: 's1', clientSeeds: [] };

/** The same algorithm, coded from its description alone. */
function drawnByNode(
  { seed, scope, clientSeeds }: typeof STREAM,
  from: number,
  sides: number,
): { number: number; value: number } {
  const limit = 2 ** 32 - (2 ** 32 % sides);
  for (let number = from; ; number += 1) {
    const message = `ridotto/1:${scope}:${number}:${clientSeeds.join(',')}`;
    const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(message).digest();
    for (let word = 0; word < 8; word += 1) {
      const drawn = mac.readUInt32BE(word * 4);
      if (drawn < limit) return { number, value: drawn % sides };
    }
  }
}

describe('the published vectors', () => {
  it('are pinned: clients verify by them', () => {
    const { bound, ...ofBefore } = vectors;
    expect(sha256OfText(canonicalJson(ofBefore))).toBe(
      '1ee27d0a65df0bea8019b800a09eaab6799268fb9452d1b569d5aa250c8f728c',
    );
    expect(sha256OfText(canonicalJson(bound))).toBe(
      '4b0644078b2074ae94af82f9fc470d81c4caa58a7ab8f3a111a344f93f50f1f1',
    );
  });

  test.each(vectors.commitments)('bind the seed $seed by its hash', ({ seed, sha256 }) => {
    expect(sha256OfHex(seed)).toBe(sha256);
    expect(createHash('sha256').update(Buffer.from(seed, 'hex')).digest('hex')).toBe(sha256);
  });

  test.each(vectors.draws)(
    'draw $value of $sides sides under $label',
    ({ seed, scope, clientSeeds, from, sides, label, number, value }) => {
      const stream = { seed, scope, clientSeeds };
      expect(draw(stream, from, sides)).toEqual({ number, sides, value });
      expect(drawLabel(stream, number)).toBe(label);
    },
  );

  test.each(vectors.draws)(
    'draw $value under $label by node:crypto as well',
    ({ seed, scope, clientSeeds, from, sides, number, value }) => {
      const stream = { seed, scope, clientSeeds: clientSeeds as never[] };
      expect(drawnByNode(stream, from, sides)).toEqual({ number, value });
    },
  );

  test.each(vectors.shuffles)(
    'shuffle $items.length items from draw $from on',
    ({ seed, scope, clientSeeds, from, items, shuffled, draws }) => {
      const done = shuffle({ seed, scope, clientSeeds }, from, items);
      expect(done).toEqual({ items: shuffled, draws });
    },
  );

  test.each(vectors.bound)(
    'draw $value of $sides sides under $label, by node:crypto as well',
    ({ seed, scope, stream: name, fixed, digest, clientSeeds, from, sides, label, ...drawn }) => {
      const stream = { seed, scope, clientSeeds, throwing: { name, digest } };
      expect(draw(stream, from, sides)).toEqual({ sides, ...drawn });
      expect(drawLabel(stream, drawn.number)).toBe(label);
      expect(createHash('sha256').update(fixed.join(',')).digest('hex')).toBe(digest);
      const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(label).digest();
      const words = [0, 4, 8, 12, 16, 20, 24, 28].map((at) => mac.readUInt32BE(at));
      const decides = words.find((word) => word < 2 ** 32 - (2 ** 32 % sides));
      expect(decides! % sides).toBe(drawn.value);
    },
  );

  it('hold a bound draw of which all eight words are passed over', () => {
    expect(vectors.bound.filter(({ from, number }) => number > from)).not.toHaveLength(0);
  });

  it('hold a word that is passed over, and a draw of which all eight are', () => {
    const passed = vectors.draws.filter(({ from, number }) => number > from);
    expect(passed).not.toHaveLength(0);
    const { seed, sides, label } = vectors.draws.at(-2)!;
    const mac = createHmac('sha256', Buffer.from(seed, 'hex')).update(label).digest();
    expect(mac.readUInt32BE(0)).toBeGreaterThanOrEqual(2 ** 32 - (2 ** 32 % sides));
  });
});

describe('a draw', () => {
  it('throws these sides of a die, so often, from this seed', () => {
    const counts = [0, 0, 0, 0, 0, 0];
    for (let number = 1; number <= 6_000; number += 1) {
      counts[draw(STREAM, number, 6).value]! += 1;
    }
    expect(counts).toEqual([1018, 1039, 969, 1003, 978, 993]);
  });

  it('depends on its number, its scope and what the players added', () => {
    const streams = [
      STREAM,
      { ...STREAM, scope: 's2' },
      { ...STREAM, clientSeeds: ['a'] },
      { ...STREAM, clientSeeds: ['b'] },
      { ...STREAM, seed: '01'.repeat(32) },
    ];
    const values = [
      ...streams.map((stream) => draw(stream, 1, 2 ** 32).value),
      draw(STREAM, 2, 2 ** 32).value,
    ];
    expect(new Set(values).size).toBe(values.length);
  });

  test.each([0, -1, 1.5, 2 ** 32 + 1, Number.NaN])('of %d sides is a bug', (sides) => {
    expect(() => draw(STREAM, 1, sides)).toThrow('sides from 1 to 2^32');
  });
});

describe('a shuffle', () => {
  it('keeps every item and draws one number fewer than there are', () => {
    const items = Array.from({ length: 52 }, (_, place) => place);
    const { items: shuffled, draws } = shuffle(STREAM, 1, items);
    expect([...shuffled].sort((a, b) => a - b)).toEqual(items);
    expect(draws.map(({ sides }) => sides)).toEqual(items.slice(1).map((place) => 53 - place));
  });

  test.each([0, 1])('of %i items draws nothing', (length) => {
    const items = Array.from({ length }, () => 'x');
    expect(shuffle(STREAM, 1, items)).toEqual({ items, draws: [] });
  });
});
