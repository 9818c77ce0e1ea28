/**
 * "A player's wealth value is defined as the number of chips they possess, increased by the number
 * of chips possessed by each contract they are entered into, divided by the number of players
 * entered into that contract" [Phases]. It is computed exactly [ruling C1].
 */
import { held, plus, rational } from '../../kernel';
import type { PlayerId, Rational } from '../../kernel';
import { contractOwner, ownerOf } from '../ground/owners';
import { contractsWith, partiesOf } from '../contracts/parties';
import { rulesetOf } from '../ground/state';
import type { RoundState } from '../ground/state';
import { chipsWagered } from '../tables/wagered';

/** What a player's wealth is the sum of. */
const SOURCES: readonly ((state: RoundState, player: PlayerId) => Rational)[] = [
  ownChips,
  (state, player) => rational(chipsWagered(state, player)),
  contractChips,
];

export function wealthOf(state: RoundState, player: PlayerId): Rational {
  return SOURCES.map((source) => source(state, player)).reduce(plus, rational(0));
}

function ownChips(state: RoundState, player: PlayerId): Rational {
  return rational(held(state, ownerOf(player), rulesetOf(state).currency));
}

/** Of each contract in force its chips, divided by the players entered into it. */
function contractChips(state: RoundState, player: PlayerId): Rational {
  const { currency } = rulesetOf(state);
  return contractsWith(state, player)
    .filter(({ status }) => status === 'IN_FORCE')
    .map(({ id }) =>
      rational(held(state, contractOwner(id), currency), partiesOf(state, id).length),
    )
    .reduce(plus, rational(0));
}
