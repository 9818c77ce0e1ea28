/** Givens for table tests: players, their items, and loaded dice. Nobody sits at a table. */
import { amounts } from '../amounts';
import { sha256OfText } from '../../../src/kernel';
import type { RoundCommand } from '../../../src/round';
import type { TableId } from '../../../src/round/model/ids';
import { rulesetWith } from '../given';
import { TestRound } from '../harness';

export const CHIP = 'CHIP';
export const KNIGHT = 'CARD:KNIGHT:SWORDS';

/**
 * A round on Sunday of week 1. Ann, Bob and Cid are players with 100 chips each; Eve does not play.
 */
export function casino(): TestRound {
  const round = TestRound.open({ rehearsal: true, document: rulesetWith() });
  round.join('ann', 'bob', 'cid');
  for (const name of ['ann', 'bob', 'cid']) round.grant(name, { [CHIP]: 100 });
  return round;
}

/** Makes the next dice show these numbers, whatever the seed. The lowest number is 1. */
export function load(round: TestRound, ...shown: number[]): void {
  const { chance } = round;
  const left = [...shown];
  Object.assign(round, {
    chance: {
      ...chance,
      draw: (...asked: Parameters<typeof chance.draw>) => {
        const [, from, sides] = asked;
        const next = left.shift();
        if (next === undefined) return chance.draw(...asked);
        return { number: from, sides, value: next - 1 };
      },
    },
  });
}

/** Fixes a client seed for the following weeks. */
export const fix = (text: string | null): RoundCommand => ({
  type: 'SetClientSeed',
  sha256: text === null ? null : sha256OfText(text),
});

/** A losing roll. */
export const LOSING = [1, 6, 10];

export const SPIN = { type: 'PlaySlots', clientSeed: null } as const;
export const STAND_UP = { type: 'StandUp' } as const;
export const sitDown = (tableId: TableId | null = null): RoundCommand => ({
  type: 'SitDown',
  tableId,
});
export const propose = (
  wager: Readonly<Record<string, number>>,
  tableId: TableId | null = null,
): RoundCommand => ({
  type: 'ProposeWar',
  tableId,
  wager: amounts(wager),
});
export const agree = (
  terms: number,
  tableId: TableId = 't1',
  clientSeed: string | null = null,
): RoundCommand => ({ type: 'AgreeToWar', tableId, terms, clientSeed });

/** Ann opens a table and wagers 10 chips; Bob wagers 20. Neither has agreed. */
export function proposed(round = casino(), tableId: TableId = 't1'): TestRound {
  round.do('ann', propose({ [CHIP]: 10 }));
  round.do('bob', propose({ [CHIP]: 20 }, tableId));
  return round;
}
