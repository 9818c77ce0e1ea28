/** A player's standing, and the players whose standing an event may have changed. */
import { DAY_MS, held, ownerOfHolding, printRational, toRules } from '../../kernel';
import type { Instant, Owner, PlayerId, RowChange } from '../../kernel';
import { victoryMeasure } from '../../rulesets';
import { affectedPlayersOf } from '../../season';
import type { TrackedRow } from '../../season';
import { contractOfOwner, ownerOf, playerOfOwner } from '../model/owners';
import { allPartiesOf } from '../contracts/parties';
import { roundOf, rulesetOf, tempoOf } from '../model/state';
import type { RoundRows, RoundState } from '../model/state';
import { taxOf } from '../income/tax';
import { wealthOf } from '../income/wealth';
import type { ContractId } from '../model/ids';
import { winningAmount } from '../victory/places';

export type RoundStanding = {
  /** The amount of currency. */
  readonly balance: number;
  /** The exact wealth: `400` or `1201/3`; null without a tax. */
  readonly wealth: string | null;
  /** The tax on that wealth; null for none. */
  readonly tax: number | null;
  /** The amount of the winning item; null if no item wins. */
  readonly victoryItems: number | null;
  readonly lotsWon: number;
  readonly handsPlaced: number;
};

export function standingOf(state: RoundState, player: PlayerId): RoundStanding {
  const rules = rulesetOf(state);
  const { currency, income } = rules;
  const owner = ownerOf(player);
  const wealth = income.tax === null ? null : wealthOf(state, player);
  return {
    balance: held(state, owner, currency),
    wealth: wealth === null ? null : printRational(wealth),
    tax: wealth === null ? null : taxOf(rules, wealth),
    victoryItems: winningAmount(state, player),
    lotsWon: state.countBy('lots', 'winner', player),
    handsPlaced: state.countBy('hands', 'placed', player),
  };
}

const touchedByRows = affectedPlayersOf<RoundState, RoundRows>({
  players: (_state, id) => [id],
  holdings: (state, id) => ofOwner(state, ownerOfHolding(id)),
  contracts: (state, id) => ofContract(state, id),
  contractParties: (state, id) => ofContract(state, state.get('contractParties', id)?.contractId),
  sittings: (state, id) => asList(state.get('sittings', id)?.playerId),
  hands: (state, id) => asList(state.get('hands', id)?.playerId),
  lots: (state, id) => asList(state.get('lots', id)?.winnerId),
  trackedValues: (state, id) => ofValue(state, state.get('trackedValues', id)),
});

/** The players whose standing the changes may affect. A new ruleset may affect all players. */
export function playersAffectedBy(state: RoundState, changes: readonly RowChange[]): Set<PlayerId> {
  if (changes.some(({ table }) => table === 'revisions')) {
    return new Set(state.all('players').map(({ id }) => id));
  }
  return touchedByRows(state, changes);
}

function ofOwner(state: RoundState, owner: Owner): readonly PlayerId[] {
  const contract = contractOfOwner(owner);
  return contract === null ? asList(playerOfOwner(owner)) : ofContract(state, contract);
}

/** The player of a tracked value that counts for victory; other values affect no standing. */
function ofValue(state: RoundState, row: TrackedRow | undefined): readonly PlayerId[] {
  const wins = victoryMeasure(rulesetOf(state));
  return wins !== null && 'value' in wins && wins.value === row?.value ? asList(row.playerId) : [];
}

/**
 * All parties. Former parties are included, since the contract no longer counts in their wealth.
 */
const ofContract = (state: RoundState, id: ContractId | undefined): readonly PlayerId[] =>
  id === undefined ? [] : allPartiesOf(state, id).map(({ playerId }) => playerId);

const asList = (player: PlayerId | null | undefined): readonly PlayerId[] =>
  player === null || player === undefined ? [] : [player];

/** The day of an instant by the rules, and the round's present week, 0 before the start. */
export const periodOf = (
  state: RoundState,
  at: Instant,
): { readonly day: number; readonly week: number } => ({
  day: Math.floor(toRules(tempoOf(roundOf(state)), at) / DAY_MS),
  week: roundOf(state).week,
});
