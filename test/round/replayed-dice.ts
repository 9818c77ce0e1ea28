/** Throws all dice of a round again, and checks their bindings. */
import { digestOf, draw, sha256OfText } from '../../src/kernel';
import type { FixedSeed, Stamped } from '../../src/kernel';
import { drawsOf } from '../../src/round';
import type { RoundEvent, RoundState } from '../../src/round';

type Told = { readonly journal: readonly Stamped<RoundEvent>[]; readonly state: RoundState };

/**
 * Each throw has its own stream, whose numbers begin with 1. An event fixed its client seeds before
 * the commitment of its week [rulings S24].
 */
export function expectSameDice(round: Told, seedOf: (week: number) => string | null): void {
  const throwers = new Map<string, number>();
  const { journal, state } = round;
  for (const { seq, event } of journal) {
    let from = 1;
    for (const { week, stream, clientSeeds, ...drawn } of drawsOf(event)) {
      const { binding } = state.need('weeks', `w${week}`);
      const known = throwers.get(`${week} ${stream}`) ?? seq;
      expect(known).toBe(seq);
      throwers.set(`${week} ${stream}`, seq);
      const fixed = binding!.clientSeeds.map(({ sha256 }) => sha256);
      for (const text of clientSeeds) expect(fixed).toContain(sha256OfText(text));
      const seed = seedOf(week);
      const throwing = { name: stream!, digest: digestOf(binding!) };
      if (seed !== null) {
        const again = draw({ seed, scope: 'season', clientSeeds, throwing }, from, drawn.sides);
        expect(again).toEqual(drawn);
      }
      from = drawn.number + 1;
    }
  }
  for (const { binding } of state.all('weeks')) {
    for (const fixed of binding!.clientSeeds) expectFixed(journal, fixed, binding!.seq);
  }
}

function expectFixed(journal: Told['journal'], fixed: FixedSeed, boundAt: number): void {
  const { playerId, sha256, fixedSeq } = fixed;
  expect(fixedSeq).toBeLessThan(boundAt);
  expect(journal[fixedSeq - 1]!.event).toEqual({ type: 'ClientSeedSet', playerId, sha256 });
}
