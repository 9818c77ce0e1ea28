import { assertNever, counted, listed, ordinalOf, quoted, seedSetText } from '../../kernel';
import { cardName } from '../../rulesets';
import type { BiddingEvent } from '../bidding/events';
import type { ContractEvent } from '../contracts/events';
import type {
  IncomePaid,
  LotGenerated,
  RoundEvent,
  SecretActionRevealed,
  TrungsTradedIn,
} from '../event';
import { isHouseEvent } from '../house/events';
import { isJudgeEvent } from '../judge/events';
import { ownerOf, rulesetOf } from '../state';
import type { BidFailure, RoundState, SecretActionFailure, SecretActionKind } from '../state';
import { handEventText, isHandEvent } from './hand-event-text';
import { tableEventText } from './table-event-text';
import { channelName } from '../words/channel';
import { houseText } from './house-text';
import { judgeText } from './judge-text';
import {
  adoptedText,
  maturedText,
  rejectedText,
  retractedText,
  submittedText,
  voteText,
} from './proposal-text';
import type { TradeEvent } from '../trades/events';
import type { DuckEvent } from '../ducks/events';
import { contractText } from './contract-text';
import { bidInvalidatedText, bidPlacedText, nextBidText } from './bid-text';
import { duckText } from './duck-text';
import { tradeText } from './trade-text';
import { itemWords, nameOf, words } from './wording';

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

const BID_FAILURES: Readonly<Record<BidFailure, string>> = {
  AMOUNT_NOT_NATURAL: 'the amount is not a natural number above 0',
  LOT_NAMED_TWICE: 'the lot was named more than once',
  LOT_NOT_IN_AUCTION: 'there is no such lot in the auction',
  OVERSPENT: "the player's bids came to more than the player had",
  WITHDRAWN: 'the player left',
  ACTION_FAILED: 'the secret action that it was in failed',
  UNAFFORDABLE: 'the player had less than it says',
};

/** What happened, in one sentence. `state` is of that moment or a later one. */
export function eventText(state: RoundState, event: RoundEvent): string {
  if (isJudgeEvent(event)) return judgeText(state, event);
  if (isDeal(event)) return dealText(state, event);
  if (isHandEvent(event)) return handEventText(state, event);
  if (isHouseEvent(event)) return houseText(state, event);
  if ('tableId' in event) return tableEventText(state, event);
  switch (event.type) {
    case 'RoundCreated':
      return `The ${event.testClockMs === null ? 'round' : 'rehearsal'} ${quoted(event.name)} was made.`;
    case 'RoundStarted':
      return 'The round began.';
    case 'TimeSkipped':
      return 'Nobody was in the round, and its calendar stood still; now it goes on.';
    case 'RoundWon':
      return `${nameOf(state, event.playerId)} won the round.`;
    case 'RoundClosed':
      return 'The host ended the round.';
    case 'InviteRotated':
      return 'The host changed the invitation code.';
    case 'ClockAdvanced':
      return 'The host set the test clock forward.';
    case 'PlayerJoined':
      return `${nameOf(state, event.playerId)} joined.`;
    case 'PlayerLeft':
      return `${nameOf(state, event.playerId)} ${event.departure === 'LEFT' ? 'left' : 'was removed'}${nextBidText(state, event.nextBidIds)}.`;
    case 'ItemsGranted':
      return `The host gave ${nameOf(state, event.playerId)} ${words(state, event.transfers)}.`;
    case 'WeekStarted':
      return `Week ${event.week} began, and its dice are bound.`;
    case 'WeekEnded':
      return `The dice of week ${event.week} can be checked now.`;
    case 'PhaseStarted':
      return `The ${phaseName(state, event.phase)} of week ${event.week} began.`;
    case 'IncomePaid':
      return incomeText(state, event);
    case 'LotGenerated':
      return lotText(state, event);
    case 'LotSold':
      return `${nameOf(state, event.playerId)} won lot ${ordinalOf(event.lotId)} for ${priceWords(state, event.price)}.`;
    case 'AuctionConcluded':
      return `The auction of week ${event.week} was concluded: ${counted(event.soldLotIds.length, 'lot')} sold, ${event.unsoldLotIds.length} unsold.`;
    case 'SecretActionCommitted':
      return `${nameOf(state, event.playerId)} committed ${KIND_WORDS[event.kind]}.`;
    case 'SecretActionRevealed':
      return revealedText(state, event);
    case 'SecretActionFailed':
      return `${nameOf(state, event.playerId)}’s ${OWN_KIND_WORDS[event.kind]} failed: ${ACTION_FAILURES[event.reason]}.`;
    case 'BidFailed':
      return `${nameOf(state, event.playerId)}’s bid${onLot(state, event.bidId)} failed: ${BID_FAILURES[event.reason]}.`;
    case 'TrungsTradedIn':
      return tradedInText(state, event);
    case 'ClientSeedSet':
      return seedSetText(nameOf(state, event.playerId), event.sha256);
    case 'Said':
      return `${nameOf(state, event.playerId)} in ${channelName(event.channel)}: ${quoted(event.message)}.`;
    case 'SecretActionsMatured':
    case 'ProposalSubmitted':
    case 'ProposalRetracted':
    case 'VoteCast':
    case 'ProposalAdopted':
    case 'ProposalRejected':
      return proposalText(state, event);
    default:
      return assertNever(event);
  }
}

function lotText(state: RoundState, { number, cards }: LotGenerated): string {
  const { deck } = rulesetOf(state);
  return `Lot ${number} was drawn: ${listed(cards.map((card) => cardName(deck, card)))}.`;
}

function priceWords(state: RoundState, price: number): string {
  const ruleset = rulesetOf(state);
  return itemWords(ruleset, ruleset.currency, price);
}

type ProposalRelated = Extract<
  RoundEvent,
  { type: 'SecretActionsMatured' | 'VoteCast' | `Proposal${string}` }
>;

/** Of proposals, and of what an amendment brings about. */
function proposalText(state: RoundState, event: ProposalRelated): string {
  switch (event.type) {
    case 'SecretActionsMatured':
      return maturedText(event);
    case 'ProposalSubmitted':
      return submittedText(state, event);
    case 'ProposalRetracted':
      return retractedText(state, event);
    case 'VoteCast':
      return voteText(state, event);
    case 'ProposalAdopted':
      return adoptedText(state, event);
    case 'ProposalRejected':
      return rejectedText(state, event);
    default:
      return assertNever(event);
  }
}

type DealEvent = BiddingEvent | TradeEvent | DuckEvent | ContractEvent;

/** Of open bids, trades, ducks and contracts: what their names begin with, and no others’. */
const isDeal = (event: RoundEvent): event is DealEvent =>
  /^(BidPlaced|BidInvalidated|Trade|Duck|Contract)/.test(event.type);

function dealText(state: RoundState, event: DealEvent): string {
  switch (event.type) {
    case 'BidPlaced':
      return bidPlacedText(state, event);
    case 'BidInvalidated':
      return bidInvalidatedText(state, event);
    case 'TradeOffered':
    case 'TradeDone':
    case 'TradeDeclined':
    case 'TradeCancelled':
    case 'TradeOff':
      return tradeText(state, event);
    case 'DuckCreated':
    case 'DuckTraded':
    case 'DuckLost':
      return duckText(state, event);
    case 'ContractOffered':
    case 'ContractAccepted':
    case 'ContractDeclined':
    case 'ContractCancelled':
    case 'ContractDeposited':
    case 'ContractPaid':
    case 'ContractChangeProposed':
    case 'ContractChangeConsented':
    case 'ContractChangeDropped':
    case 'ContractAmended':
    case 'ContractEnded':
    case 'ContractPartyLeft':
    case 'ContractDissolved':
      return contractText(state, event);
    default:
      return assertNever(event);
  }
}

const phaseName = (state: RoundState, phase: string): string =>
  rulesetOf(state).phases.find((candidate) => candidate.phase === phase)?.name ?? phase;

function onLot(state: RoundState, bidId: string): string {
  const bid = state.get('bids', bidId);
  return bid === undefined ? '' : ` on lot ${bid.lotNumber}`;
}

function incomeText(state: RoundState, { payments }: IncomePaid): string {
  const ruleset = rulesetOf(state);
  const paid = payments.reduce((sum, { amount }) => sum + amount, 0);
  const tax = payments.reduce((sum, payment) => sum + payment.tax, 0);
  const [first, ...others] = payments;
  const who =
    first !== undefined && others.length === 0
      ? nameOf(state, first.playerId)
      : counted(payments.length, 'player');
  const lessTax = tax === 0 ? '' : `, less ${tax} of tax`;
  return `${who} gained ${itemWords(ruleset, ruleset.currency, paid)} of income${lessTax}.`;
}

function revealedText(state: RoundState, event: SecretActionRevealed): string {
  const cards = event.hand?.cards.reduce((sum, { count }) => sum + count, 0) ?? 0;
  const declared =
    event.kind === 'BIDS'
      ? counted(event.bids.length, 'bid')
      : `a hand of ${counted(cards, 'card')}`;
  const isUnreadable = cards + event.bids.length === 0;
  const what = isUnreadable ? `a text for ${KIND_WORDS[event.kind]}` : declared;
  return `${nameOf(state, event.playerId)} revealed ${what}.`;
}

function tradedInText(state: RoundState, event: TrungsTradedIn): string {
  const owner = ownerOf(event.playerId);
  const given = words(
    state,
    event.transfers.filter(({ from }) => from === owner),
  );
  const got = words(
    state,
    event.transfers.filter(({ to }) => to === owner),
  );
  return `${nameOf(state, event.playerId)} traded in ${given} for ${got}.`;
}
