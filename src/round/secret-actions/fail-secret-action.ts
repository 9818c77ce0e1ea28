/**
 * "A secret action fails immediately after any of the following occur" [Secret Information]. Its
 * hand fails with it, and so do its remaining bids.
 */
import { voidedWords } from '../../season';
import type { VoidedBy } from '../../season';
import type { RoundEventRecord } from '../model/records';
import type { RoundState } from '../model/state';
import { rulesetOf } from '../model/state';
import type { RoundTurn } from '../model/turn';
import { nameOf } from '../model/wording';
import type { SecretActionFailed, SecretActionFailure, SecretActionRow } from './vocabulary';
import { ABOUT_KIND, KINDS } from './kind';
import type { SecretActionId } from '../model/ids';
import type { BidFailure } from '../bidding/vocabulary';

export function failSecretAction(
  turn: RoundTurn,
  { id, playerId, kind }: SecretActionRow,
  reason: SecretActionFailure,
  by: VoidedBy = {},
): void {
  turn.emit({ type: 'SecretActionFailed', actionId: id, playerId, kind, reason, ...by });
}

const FAILURE_TEXTS: Readonly<Record<SecretActionFailure, string>> = {
  REPLACED: 'a new attempt was made',
  NOT_REVEALED: 'the text was not revealed in time',
  MALFORMED: 'the text is not a valid declaration',
  OVERSPENT: 'the bids came to more than the player had',
  CARDS_NOT_HELD: 'the player did not have all of the cards',
  WITHDRAWN: 'the player left',
  VOIDED: 'it was voided',
};

export const secretActionFailed: RoundEventRecord<SecretActionFailed> = {
  evolve: (state, { event: { actionId, reason } }) => {
    markActionFailed(state, actionId, reason);
    for (const bid of state.by('bids', 'action', actionId)) {
      if (bid.status === 'STANDING') {
        state.put('bids', { ...bid, status: 'FAILED', failure: bidFailure(reason) });
      }
    }
  },
  facts: (state, { playerId, kind, reason }) =>
    reason === 'VOIDED' ? null : { player: nameOf(state, playerId), kind, reason },
  text: (state, { playerId, kind, reason, ...by }) =>
    `${nameOf(state, playerId)}’s ${KINDS[kind].owned} failed: ${FAILURE_TEXTS[reason]}${voidedWords(by)}.`,
  ...ABOUT_KIND,
  notice: 'SECRET_ACTION_FAILED',
  // The results of a settlement report its failures.
  concerns: ({ reason, playerId }, state) =>
    reason === 'REPLACED' || isSettled(state, reason) ? [] : [playerId],
  results: ({ reason, playerId, actionId }, state) =>
    isSettled(state, reason) ? { playerId, failedActionIds: [actionId] } : null,
};

/**
 * True if the action fails with this reason in the settlement of its week. Under some rules an
 * action also fails as it is revealed if its cards are missing [D7].
 */
function isSettled(state: RoundState, reason: SecretActionFailure): boolean {
  if (reason !== 'CARDS_NOT_HELD') return reason === 'NOT_REVEALED' || reason === 'OVERSPENT';
  return rulesetOf(state).hands.possession !== 'WHEN_REVEALED';
}

/** Marks an action and its hand as failed. The caller marks the bids. */
export function markActionFailed(
  state: RoundState,
  actionId: SecretActionId,
  failure: SecretActionFailure,
): void {
  const action = state.need('secretActions', actionId);
  state.put('secretActions', { ...action, status: 'FAILED', failure });
  for (const hand of state.by('hands', 'action', actionId)) {
    state.put('hands', { ...hand, status: 'FAILED' });
  }
}

const bidFailure = (reason: SecretActionFailure): BidFailure =>
  reason === 'OVERSPENT' || reason === 'WITHDRAWN' ? reason : 'ACTION_FAILED';
