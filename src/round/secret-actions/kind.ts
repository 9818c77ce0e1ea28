import { assertNever } from '../../kernel';
import { hasProcedure } from '../../rulesets';
import type { RoundRuleset, RuleAnchor } from '../../rulesets';
import type { Channel } from '../model/channel';
import { auctionTopic } from '../model/records';
import type { RoundTopic } from '../model/types';
import type { SecretActionKind } from './vocabulary';

/** The phase in which the kind is committed; null if the ruleset does not seal it. */
export function committingPhase(ruleset: RoundRuleset, kind: SecretActionKind): string | null {
  if (ruleset.secretActions === null) return null;
  const { auction, hands } = ruleset;
  if (kind === 'BIDS') return hasProcedure(auction, 'SEALED') ? auction.bidding.phase : null;
  return hands.procedure === 'SEALED' ? hands.phase : null;
}

export function anchorOf(kind: SecretActionKind): RuleAnchor {
  switch (kind) {
    case 'BIDS':
      return 'bidding';
    case 'HAND':
      return 'submitting-a-hand';
    default:
      return assertNever(kind);
  }
}

type KindRef = { readonly kind: SecretActionKind };

/** Bids are made in #auctions, hands in the default channel [Bidding, Submitting a Hand]. */
export const channelOf = ({ kind }: KindRef): Channel =>
  kind === 'BIDS' ? 'AUCTIONS' : 'GAME_ACTIONS';

/** The topics of an event about the kind: revealed bids change the auction. */
export const topicsOfKind = ({ kind }: KindRef): readonly RoundTopic[] =>
  kind === 'BIDS' ? auctionTopic() : [];

export const KIND_WORDS: Readonly<Record<SecretActionKind, string>> = {
  BIDS: 'bids',
  HAND: 'a hand',
};
