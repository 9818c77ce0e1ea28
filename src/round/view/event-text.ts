import { assertNever, ordinalOf } from '../../kernel';
import type { Transfer } from '../../kernel';
import { cardName } from '../../rulesets';
import type { ContractEvent } from '../contracts/events';
import type {
  FortuneTold,
  HandPlaced,
  IncomePaid,
  LotGenerated,
  RoundEvent,
  SecretActionRevealed,
  TrungsTradedIn,
} from '../event';
import { isJudgeEvent } from '../judge/events';
import { ownerOf, rulesetOf } from '../state';
import type { BidFailure, RoundState, SecretActionFailure, SecretActionKind } from '../state';
import { tableEventText } from './table-event-text';
import { channelName } from '../words/channel';
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
import { contractText } from './contract-text';
import { tradeText } from './trade-text';
import { counted, itemWords, listed, nameOf } from './wording';

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
};

/** What happened, in one sentence. `state` is of that moment or a later one. */
export function eventText(state: RoundState, event: RoundEvent): string {
  if (isJudgeEvent(event)) return judgeText(state, event);
  if (isDeal(event)) return dealText(state, event);
  switch (event.type) {
    case 'RoundCreated':
      return `The ${event.testClockMs === null ? 'round' : 'rehearsal'} “${event.name}” was made.`;
    case 'RoundStarted':
      return 'The round began.';
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
      return `${nameOf(state, event.playerId)} ${event.departure === 'LEFT' ? 'left' : 'was removed'}.`;
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
    case 'HandPlaced':
      return placedText(state, event);
    case 'FortuneTold':
      return fortuneText(state, event);
    case 'TrungsTradedIn':
      return tradedInText(state, event);
    case 'SlotsPlayed':
    case 'SatDown':
    case 'WarProposed':
    case 'WarAgreed':
    case 'WarDrawn':
    case 'StoodUp':
      return tableEventText(state, event);
    case 'Said':
      return `${nameOf(state, event.playerId)} in ${channelName(event.channel)}: “${event.message}”.`;
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

/** Of trades and contracts: what their names begin with, and no others’. */
const isDeal = (event: RoundEvent): event is TradeEvent | ContractEvent =>
  /^(Trade|Contract)/.test(event.type);

function dealText(state: RoundState, event: TradeEvent | ContractEvent): string {
  switch (event.type) {
    case 'TradeOffered':
    case 'TradeDone':
    case 'TradeDeclined':
    case 'TradeCancelled':
    case 'TradeOff':
      return tradeText(state, event);
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

/** What the transfers move, in their order. */
function words(state: RoundState, transfers: readonly Transfer[]): string {
  const ruleset = rulesetOf(state);
  return listed(transfers.map(({ item, quantity }) => itemWords(ruleset, item, quantity)));
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
  const what =
    event.kind === 'BIDS'
      ? counted(event.bids.length, 'bid')
      : `a hand of ${counted(cards, 'card')}`;
  return `${nameOf(state, event.playerId)} revealed ${what}.`;
}

function placedText(state: RoundState, event: HandPlaced): string {
  const owner = ownerOf(event.playerId);
  const prizes = words(
    state,
    event.transfers.filter(({ to }) => to === owner),
  );
  return `${nameOf(state, event.playerId)}’s hand took place ${event.placement} with a score of ${event.score.total}, and gained ${prizes}.`;
}

function fortuneText(state: RoundState, event: FortuneTold): string {
  const told = rulesetOf(state).fortunes.find(({ fortune }) => fortune === event.fortune);
  // By its effect, not by what moved: one who had nothing lost nothing [ruling B5].
  const verb = told?.effect.type === 'LOSE_DICE' ? 'lost' : 'gained';
  const name = told?.name ?? event.fortune;
  return `${nameOf(state, event.playerId)} ${verb} ${words(state, event.transfers)} by ${name}.`;
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
