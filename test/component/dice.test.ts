import { createHash, createHmac, randomBytes } from 'node:crypto';
import vectors from '../../docs/chance-vectors.json';
import { check } from '../../web/src/features/verify/check';
import { draw, shuffle } from '../../web/src/features/verify/dice';
import { bytesOf, bytesOfHex, hexOf, hmacSha256, sha256 } from '../../web/src/platform/sha256';

const seedOf = (hex: string): Uint8Array => bytesOfHex(hex) ?? new Uint8Array();

it('hashes as Node does, whatever the length', () => {
  for (let length = 0; length < 200; length += 1) {
    const [bytes, key] = [randomBytes(length), randomBytes(length)];
    expect(hexOf(sha256(bytes))).toBe(createHash('sha256').update(bytes).digest('hex'));
    const mac = createHmac('sha256', key).update(bytes).digest('hex');
    expect(hexOf(hmacSha256(key, bytes))).toBe(mac);
  }
});

it('gives the draws and shuffles of the published vectors', () => {
  for (const { seed, sha256: hash } of vectors.commitments) {
    expect(hexOf(sha256(seedOf(seed)))).toBe(hash);
  }
  for (const { seed, scope, clientSeeds, from, sides, number, value } of vectors.draws) {
    const label = { scope, clientSeeds, stream: null, digest: null };
    expect(draw(seedOf(seed), label, from, sides)).toEqual({ number, value });
  }
  for (const { seed, from, sides, number, value, ...label } of vectors.bound) {
    expect(draw(seedOf(seed), label, from, sides)).toEqual({ number, value });
  }
  for (const { seed, scope, clientSeeds, from, items, shuffled } of vectors.shuffles) {
    const label = { scope, clientSeeds, stream: null, digest: null };
    expect(shuffle<string | number>(seedOf(seed), label, from, items)).toEqual(shuffled);
  }
});

describe('a stream that was told', () => {
  const [vector] = vectors.bound;
  if (vector === undefined) throw new Error('There are no vectors of bound streams.');
  const { seed, scope, stream, digest, fixed, clientSeeds, number, sides, value } = vector;
  const commitment = createHash('sha256').update(seedOf(seed)).digest('hex');
  const told = {
    ...{ commitment, committedSeq: 9, digest, fixedClientSeeds: fixedSeeds(fixed) },
    draws: [{ number, sides, value, stream, clientSeeds }],
  };

  it('agrees with its seed', () => {
    expect(check(scope, told, null, seed).problems).toEqual([]);
  });

  it('does not agree with a seed of which one digit was changed', () => {
    const changed = `${seed.slice(0, -1)}${seed.endsWith('0') ? '1' : '0'}`;
    expect(check(scope, told, null, changed).problems).toContain(
      'The seed does not match the commitment.',
    );
  });

  it('does not agree with another draw, digest or client seed', () => {
    const other = { ...told, draws: [{ ...told.draws[0]!, value: value + 1 }] };
    expect(check(scope, other, null, seed).problems).toHaveLength(1);
    const late = [{ sha256: hexOf(sha256(bytesOf('late'))), fixedSeq: 10 }];
    expect(check(scope, { ...told, fixedClientSeeds: late }, null, seed).problems).toEqual(
      expect.arrayContaining([
        'The digest does not match the hashes.',
        'A client seed was fixed too late.',
      ]),
    );
  });
});

function fixedSeeds(fixed: readonly unknown[]): { sha256: string; fixedSeq: number }[] {
  return fixed.map((each) => ({ sha256: String(each), fixedSeq: 1 }));
}
