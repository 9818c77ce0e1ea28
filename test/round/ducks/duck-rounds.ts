import type { CreateDuck, TradeWithDuck } from '../../../src/round/ducks/vocabulary';
import { duckOwner } from '../../../src/round/model/owners';
import { held, itemCode } from '../../../src/kernel';
import type { ItemCode, PlayerId } from '../../../src/kernel';
import type { RoundRuleset } from '../../../src/rulesets';
import type { DuckId } from '../../../src/round/model/ids';
import { rulesetWith } from '../given';
import type { TestRound } from '../harness';
import { amounts } from '../amounts';
import { traders } from '../trades/traders';

/**
 * The ruleset with ducks as in the draft: it has a Quack item, and either side of a trade may be
 * empty.
 */
export const withDucks =
  (change: (document: RoundRuleset) => unknown = () => undefined) =>
  (document: RoundRuleset): void => {
    document.trade.ducks = true;
    document.trade.emptySides = 2;
    document.items.push({ item: itemCode('BREAD'), name: 'Crumb', plural: 'Crumbs', quack: true });
    change(document);
  };

export const pondRuleset = (change?: (document: RoundRuleset) => unknown): RoundRuleset =>
  rulesetWith(withDucks(change));

/** A rehearsal with Ann, Bob and Cid. Ann has the duck d1. */
export function pond(change?: (document: RoundRuleset) => unknown): TestRound {
  const round = traders(withDucks(change));
  round.do('host', making('p1'));
  return round;
}

export const making = (player: string, name = 'Quentin'): CreateDuck => ({
  type: 'CreateDuck',
  playerId: player as PlayerId,
  name,
});

type Sides = {
  readonly give?: Readonly<Record<string, number>>;
  readonly take?: Readonly<Record<string, number>>;
};

export const swap = (duckId: DuckId, { give = {}, take = {} }: Sides): TradeWithDuck => ({
  type: 'TradeWithDuck',
  duckId,
  give: amounts(give),
  take: amounts(take),
});

export const duckHas = (round: TestRound, duckId: DuckId, item: ItemCode): number =>
  held(round.state, duckOwner(duckId), item);
