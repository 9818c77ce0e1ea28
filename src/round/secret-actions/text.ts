/** What happened to secret actions, each in one sentence. */
import { counted } from '../../kernel';
import type {
  SecretActionCommitted,
  SecretActionFailed,
  SecretActionRevealed,
  SecretActionsMatured,
} from '../event';
import type { RoundState, SecretActionFailure, SecretActionKind } from '../state';
import { nameOf } from '../wording';

const KIND_WORDS: Readonly<Record<SecretActionKind, string>> = { BIDS: 'bids', HAND: 'a hand' };
const OWN_KIND_WORDS: Readonly<Record<SecretActionKind, string>> = { BIDS: 'bids', HAND: 'hand' };

const ACTION_FAILURES: Readonly<Record<SecretActionFailure, string>> = {
  REPLACED: 'a new attempt was made',
  NOT_REVEALED: 'the text was not revealed in time',
  MALFORMED: 'the text does not declare what it should',
  OVERSPENT: 'the bids came to more than the player had',
  CARDS_NOT_HELD: 'the player had not all of the cards',
  WITHDRAWN: 'the player left',
};

export const committedText = (
  state: RoundState,
  { playerId, kind }: SecretActionCommitted,
): string => `${nameOf(state, playerId)} committed ${KIND_WORDS[kind]}.`;

export const failedText = (
  state: RoundState,
  { playerId, kind, reason }: SecretActionFailed,
): string =>
  `${nameOf(state, playerId)}’s ${OWN_KIND_WORDS[kind]} failed: ${ACTION_FAILURES[reason]}.`;

export function revealedText(state: RoundState, event: SecretActionRevealed): string {
  const cards = event.hand?.cards.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const declared =
    event.kind === 'BIDS'
      ? counted(event.bids.length, 'bid')
      : `a hand of ${counted(cards, 'card')}`;
  const isUnreadable = cards + event.bids.length === 0;
  const what = isUnreadable ? `a text for ${KIND_WORDS[event.kind]}` : declared;
  return `${nameOf(state, event.playerId)} revealed ${what}.`;
}

export function maturedText(_state: RoundState, { actionIds }: SecretActionsMatured): string {
  const { length } = actionIds;
  return length === 0
    ? 'No secret action was left to be revealed from now on.'
    : `${counted(length, 'secret action')} can be revealed from now on.`;
}
