/**
 * "A player's wealth value is defined as the number of chips they possess, increased by the number
 * of chips possessed by each contract they are entered into, divided by the number of players
 * entered into that contract" [Phases]. Wealth is computed exactly [ruling C1]. A ruleset can
 * include other items, each with its own worth [ruling X3].
 */
import { held, plus, rational } from '../../kernel';
import type { ItemCode, PlayerId, Rational } from '../../kernel';
import { contractOwner, ownerOf } from '../model/owners';
import { contractsWith, partiesOf } from '../contracts/parties';
import { rulesetOf } from '../model/state';
import type { RoundState } from '../model/state';
import { wageredOf } from '../tables/seats';

/** A player's wealth from one source: the amount of an item times its worth. */
type WealthSource = (
  state: RoundState,
  player: PlayerId,
  item: ItemCode,
  worth: number,
) => Rational;

/** The sources of wealth: possessions, wagers and contracts. */
const SOURCES: readonly WealthSource[] = [
  (state, player, item, worth) =>
    rational(BigInt(held(state, ownerOf(player), item)) * BigInt(worth)),
  (state, player, item, worth) => rational(BigInt(wageredOf(state, player, item)) * BigInt(worth)),
  ofContracts,
];

export function wealthOf(state: RoundState, player: PlayerId): Rational {
  const { currency, income } = rulesetOf(state);
  const counted = income.tax?.wealth ?? [{ item: currency, worth: 1 }];
  return counted
    .flatMap(({ item, worth }) => SOURCES.map((source) => source(state, player, item, worth)))
    .reduce(plus, rational(0));
}

/** The holding of each contract in force, divided by its number of parties. */
function ofContracts(state: RoundState, player: PlayerId, item: ItemCode, worth: number): Rational {
  return contractsWith(state, player)
    .filter(({ status }) => status === 'IN_FORCE')
    .map(({ id }) =>
      rational(
        BigInt(held(state, contractOwner(id), item)) * BigInt(worth),
        partiesOf(state, id).length,
      ),
    )
    .reduce(plus, rational(0));
}
