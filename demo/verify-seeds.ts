/**
 * Checks the other inputs of the dice, as anybody can who followed the journal. Each client seed
 * was fixed by its hash before the commitment to the server's seed, and matches that hash.
 */
import { createHash } from 'node:crypto';

type FixedSeed = {
  readonly player: { readonly id: string };
  readonly sha256: string;
  readonly fixedSeq: number;
};
export type Bound = {
  readonly committedSeq: number | null;
  readonly digest: string | null;
  readonly fixedClientSeeds: readonly FixedSeed[];
};
/** The commitment and the client seeds in the journal. */
export type Promised = {
  readonly seq: number;
  readonly commitment: string;
  readonly clientSeeds: readonly FixedSeed[];
};
export type SeedSet = {
  readonly seq: number;
  readonly player: { readonly id: string };
  readonly sha256: string | null;
};

export const sha256Of = (text: string): string => createHash('sha256').update(text).digest('hex');

/** The problems, one sentence each. `texts` are the client seeds of the draws. */
export function verifySeeds(
  { committedSeq, digest, fixedClientSeeds }: Bound,
  promised: Promised,
  sets: readonly SeedSet[],
  texts: readonly string[],
): readonly string[] {
  if (committedSeq === null) {
    const wasPromised = promised.clientSeeds.length > 0 || digest !== null;
    return wasPromised ? ['The journal has client seeds, and the dice have none.'] : [];
  }
  const hashes = fixedClientSeeds.map(({ sha256 }) => sha256);
  const problems: string[] = [];
  if (committedSeq !== promised.seq) problems.push('The journal has the commitment elsewhere.');
  if (hashes.join() !== promised.clientSeeds.map(({ sha256 }) => sha256).join()) {
    problems.push('The journal has other client seeds.');
  }
  if (sha256Of(hashes.join(',')) !== digest) problems.push('The digest is not that of the hashes.');
  for (const fixed of fixedClientSeeds) {
    const isTold = sets.some(
      ({ seq, player, sha256 }) =>
        seq === fixed.fixedSeq && player.id === fixed.player.id && sha256 === fixed.sha256,
    );
    if (!isTold) problems.push(`Event ${fixed.fixedSeq} fixed no such client seed.`);
    if (fixed.fixedSeq >= committedSeq) problems.push('A client seed was fixed too late.');
  }
  for (const text of new Set(texts)) {
    if (!hashes.includes(sha256Of(text))) problems.push(`Nobody had fixed the seed ${text}.`);
  }
  return problems;
}

/**
 * The problems, one sentence each. Each throw may use at most one client seed per player in it, and
 * all spins of a player in a week use the same seed.
 */
export function verifyThrows({ committedSeq }: Bound, draws: readonly Thrown[]): readonly string[] {
  if (committedSeq === null) return [];
  const problems = new Set<string>();
  const spun = new Map<string, string>();
  for (const { stream, clientSeeds } of draws) {
    const [what = '', who = ''] = (stream ?? '').split('/');
    const most = what === 'slots' ? 1 : what === 'war' ? who.split('+').length : 0;
    const seeds = clientSeeds.join(',');
    if (clientSeeds.length > most) problems.add(`${stream ?? ''} has client seeds of others.`);
    if (what !== 'slots') continue;
    if ((spun.get(who) ?? seeds) !== seeds) problems.add(`Spins of ${who} have different seeds.`);
    spun.set(who, seeds);
  }
  return [...problems];
}

/** The label of a draw. Without a digest, it is the label of the older algorithm. */
export function labelOf(
  scope: string,
  digest: string | null,
  { stream, number, clientSeeds }: Thrown,
): string {
  const seeds = clientSeeds.join(',');
  if (digest === null) return `ridotto/1:${scope}:${number}:${seeds}`;
  return `ridotto/2:${scope}:${stream ?? ''}:${number}:${digest}:${seeds}`;
}

type Thrown = {
  readonly stream: string | null;
  readonly number: number;
  readonly clientSeeds: readonly string[];
};
