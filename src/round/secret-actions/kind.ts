/** The records of the casino's two kinds of secret actions [ruling D1]. */
import { hasProcedure } from '../../rulesets';
import type { RoundRuleset, RuleAnchor } from '../../rulesets';
import type { Channel } from '../../rulesets';
import { auctionTopic } from '../model/records';
import type { RoundTopic } from '../model/types';
import type { SecretActionKind } from './vocabulary';

type CasinoKind = {
  readonly anchor: RuleAnchor;
  /** Bids are made in #auctions, hands in the default channel [Bidding, Submitting a Hand]. */
  readonly channel: Channel;
  /** The topics of events about the kind: revealed bids change the auction. */
  readonly topics: readonly RoundTopic[];
  /** In sentences: "a hand". */
  readonly words: string;
  /** After an owner: "Ann’s hand". */
  readonly owned: string;
  /** The phase in which the kind is committed, in rules that seal it. */
  readonly phaseIn: (ruleset: RoundRuleset) => string;
  readonly isSealed: (ruleset: RoundRuleset) => boolean;
};

export const KINDS: Readonly<Record<SecretActionKind, CasinoKind>> = {
  BIDS: {
    anchor: 'bidding',
    channel: 'AUCTIONS',
    topics: auctionTopic(),
    words: 'bids',
    owned: 'bids',
    phaseIn: ({ auction }) => auction.bidding.phase,
    isSealed: ({ auction }) => hasProcedure(auction, 'SEALED'),
  },
  HAND: {
    anchor: 'submitting-a-hand',
    channel: 'GAME_ACTIONS',
    topics: [],
    words: 'a hand',
    owned: 'hand',
    phaseIn: ({ hands }) => hands.phase,
    isSealed: ({ hands }) => hands.procedure === 'SEALED',
  },
};

export type KnownKind = { readonly kind: SecretActionKind };

/** The parts that the records of all events about a secret action have. */
export const ABOUT_KIND = {
  channel: ({ kind }: KnownKind): Channel => KINDS[kind].channel,
  touches: ({ kind }: KnownKind): readonly RoundTopic[] => KINDS[kind].topics,
};
