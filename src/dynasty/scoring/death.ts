/** Arcana, Death: while the other pocket has no Ace, nobody scores [ruling K10]. */
import type { Card, DynastyRuleset } from '../../rulesets';
import { effectsInPocket, ofType } from './effects';
import { pocketOf } from './pocket';
import type { Position } from './position';

/** An Ace does not count if it is only the Grand Canal [ruling K8]. */
export function isStoppedByDeath(ruleset: DynastyRuleset, position: Position): boolean {
  const { grandCanal, holder, opponent } = position;
  const mine = pocketOf(ruleset, holder, grandCanal);
  const theirs = pocketOf(ruleset, opponent, grandCanal);
  return stops(ruleset, mine, theirs) || stops(ruleset, theirs, mine);
}

const stops = (
  ruleset: DynastyRuleset,
  pocket: readonly Card[],
  opposite: readonly Card[],
): boolean =>
  ofType(effectsInPocket(ruleset, pocket), 'NO_POINTS_WITHOUT').some((effect) =>
    opposite.every(({ rank }) => rank !== effect.rank),
  );
