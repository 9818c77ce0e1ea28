import type { Instant } from '../../kernel';
import { awaited } from '../contracts/accept-contract';
import { MOST_OPEN_CHANGES, openChangesOf } from '../contracts/changes';
import { closedBy, isFor, payable } from '../contracts/clauses';
import { limits } from '../contracts/offer-contract';
import { allPartiesOf, contractOwner, contractsWith } from '../contracts/parties';
import type { ContractRow } from '../contracts/rows';
import { held, holdingsOf } from '../../kernel';
import { isReputable } from '../membership/reputable';
import { option } from '../option';
import type { RoundOption } from '../option';
import { activePlayers, isRunning, ownerOf, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';
import { MOST_OPEN_OFFERS } from '../trades/offer-trade';

/** For a player: what can be done about contracts. */
export function contractOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  if (!isRunning(state)) return [];
  return [
    ...offerOptions(state, player, now),
    ...contractsWith(state, player.id).flatMap((contract) =>
      contract.status === 'OFFERED'
        ? answerOptions(state, player, now, contract)
        : changeOptions(state, contract),
    ),
    ...inForce(state).flatMap((contract) => [
      ...depositOptions(state, player, contract),
      ...withdrawOptions(state, player, now, contract),
      ...consentOptions(state, player, contract),
    ]),
  ];
}

const inForce = (state: RoundState): ContractRow[] =>
  state.by('contracts', 'inForce', 'yes').sort((a, b) => (a.id < b.id ? -1 : 1));

const may = (state: RoundState, player: PlayerRow, now: Instant): boolean =>
  !limits(state).reputableOnly || isReputable(state, player, now);

function offerOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  const full = state.countBy('contracts', 'offerer', player.id) >= MOST_OPEN_OFFERS;
  if (full || rulesetOf(state).contracts === null || !may(state, player, now)) return [];
  const others = activePlayers(state).some((one) => one.id !== player.id && may(state, one, now));
  return others ? [option('offerContract', 'contracts', 'Offer other players a contract.')] : [];
}

function answerOptions(
  state: RoundState,
  player: PlayerRow,
  now: Instant,
  { id: contractId, offererId }: ContractRow,
): RoundOption[] {
  const facts = { contractId };
  const missing = awaited(state, contractId);
  const all = allPartiesOf(state, contractId).map(({ playerId }) =>
    state.need('players', playerId),
  );
  const acceptable =
    missing.includes(player.id) &&
    may(state, player, now) &&
    (missing.length > 1 || all.every((one) => may(state, one, now)));
  const words = offererId === player.id ? 'Take back a contract.' : 'Decline a contract.';
  return [
    ...(acceptable ? [option('acceptContract', 'contracts', 'Accept a contract.', facts)] : []),
    option('declineContract', 'contracts', words, facts),
  ];
}

function changeOptions(state: RoundState, { id: contractId }: ContractRow): RoundOption[] {
  if (state.countBy('contractChanges', 'open', contractId) >= MOST_OPEN_CHANGES) return [];
  const words = 'Propose to amend or to end a contract.';
  return [option('proposeContractChange', 'contracts', words, { contractId })];
}

function depositOptions(
  state: RoundState,
  { id }: PlayerRow,
  { id: contractId }: ContractRow,
): RoundOption[] {
  const { untradable } = rulesetOf(state).trade;
  const has = holdingsOf(state, ownerOf(id)).some(({ item }) => !untradable.includes(item));
  if (!has) return [];
  return [option('depositIntoContract', 'contracts', 'Give a contract items.', { contractId })];
}

function withdrawOptions(
  state: RoundState,
  { id }: PlayerRow,
  now: Instant,
  { id: contractId, clauses }: ContractRow,
): RoundOption[] {
  const owner = contractOwner(contractId);
  const { untradable } = rulesetOf(state).trade;
  const open = clauses.filter(
    (clause) =>
      isFor(state, contractId, clause, id) &&
      closedBy(state, contractId, clause, now) === null &&
      clause.items.some(
        ({ item }) =>
          !untradable.includes(item) &&
          held(state, owner, item) > 0 &&
          payable(state, clause, item) > 0,
      ),
  );
  return open.map(({ number: clause }) =>
    option('withdrawFromContract', 'contracts', 'Take what a clause provides for.', {
      contractId,
      clause,
    }),
  );
}

function consentOptions(
  state: RoundState,
  { id }: PlayerRow,
  { id: contractId }: ContractRow,
): RoundOption[] {
  return openChangesOf(state, contractId)
    .filter(({ awaitedIds, proposerId }) => awaitedIds.includes(id) || proposerId === id)
    .map(({ id: changeId, awaitedIds }) => {
      const words = awaitedIds.includes(id)
        ? 'Consent to a proposal about a contract, or not.'
        : 'Take back a proposal about a contract.';
      return option('consentToContractChange', 'contracts', words, { contractId, changeId });
    });
}
