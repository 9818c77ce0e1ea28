import { isSha256 } from '../../kernel';
import type { CommitSecretAction, RevealSecretAction, SealBids, SealHand } from '../command';
import { byPlayer, theAuction } from '../declare';
import type { RoundCommands, RoundEvents } from '../declare';
import { evolveSecretActionsMatured } from '../calendar/pass-maturation';
import type {
  RoundEvent,
  SecretActionCommitted,
  SecretActionFailed,
  SecretActionRevealed,
  SecretActionsMatured,
} from '../event';
import { cardsShape } from '../hands/cards-shape';
import { refuse } from '../refusal';
import { entriesShape, unless } from '../shapes';
import type { SecretActionKind } from '../state';
import type { Channel } from '../words/channel';
import { commitSecretAction, evolveSecretActionCommitted } from './commit-secret-action';
import { evolveSecretActionFailed } from './fail-secret-action';
import { evolveSecretActionRevealed, revealSecretAction } from './reveal-secret-action';
import { sealBids } from './seal-bids';
import { sealHand } from './seal-hand';
import { committedText, failedText, maturedText, revealedText } from './text';

const LONGEST_TEXT = 20_000;

const committed = (event: RoundEvent): string | null =>
  event.type === 'SecretActionCommitted' ? event.actionId : null;

export const SECRET_ACTION_COMMANDS: RoundCommands<
  CommitSecretAction | RevealSecretAction | SealBids | SealHand
> = {
  CommitSecretAction: byPlayer<CommitSecretAction>({
    rule: 'bidding',
    shape: ({ sha256 }) =>
      isSha256(sha256) ? null : refuse('HASH_MALFORMED', 'secret-information', { field: 'sha256' }),
    decide: commitSecretAction,
    made: committed,
  }),
  RevealSecretAction: byPlayer<RevealSecretAction>({
    rule: 'bidding',
    shape: ({ text }) =>
      unless(
        text.length <= LONGEST_TEXT,
        'text',
        `up to ${LONGEST_TEXT} characters`,
        'secret-information',
      ),
    decide: revealSecretAction,
    made: (event) =>
      event.type === 'SecretActionRevealed' || event.type === 'SecretActionFailed'
        ? event.actionId
        : null,
  }),
  SealBids: byPlayer<SealBids>({
    rule: 'bidding',
    shape: ({ bids }) => entriesShape('bids', bids, 1, 'bidding'),
    decide: sealBids,
    made: committed,
  }),
  SealHand: byPlayer<SealHand>({
    rule: 'submitting-a-hand',
    shape: cardsShape,
    decide: sealHand,
    made: committed,
  }),
};

type OfKind = { readonly kind: SecretActionKind };

/** Bids are made in #auctions, hands in the default channel [Bidding, Submitting a Hand]. */
const ofKind = ({ kind }: OfKind): Channel => (kind === 'BIDS' ? 'AUCTIONS' : 'GAME_ACTIONS');
const auctionOfBids = ({ kind }: OfKind) => (kind === 'BIDS' ? theAuction() : []);

export const SECRET_ACTION_EVENTS: RoundEvents<
  SecretActionCommitted | SecretActionRevealed | SecretActionFailed | SecretActionsMatured
> = {
  SecretActionCommitted: {
    evolve: evolveSecretActionCommitted,
    text: committedText,
    channel: ofKind,
  },
  SecretActionRevealed: {
    evolve: evolveSecretActionRevealed,
    text: revealedText,
    channel: ofKind,
    touches: auctionOfBids,
  },
  SecretActionFailed: {
    evolve: evolveSecretActionFailed,
    text: failedText,
    channel: ofKind,
    touches: auctionOfBids,
    concerns: ({ reason, playerId }) => (reason === 'REPLACED' ? [] : [playerId]),
  },
  SecretActionsMatured: { evolve: evolveSecretActionsMatured, text: maturedText, channel: null },
};
