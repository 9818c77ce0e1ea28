/**
 * What can be said of a command without looking at the round. It comes before everything else, so
 * that a malformed command is told so whoever sends it and whenever.
 */
import {
  assertNever,
  isClientSeed,
  isName,
  isPersonName,
  isSha256,
  nameExpected,
  personNameExpected,
} from '../kernel';
import type { JsonObject } from '../kernel';
import type { RuleAnchor } from '../rulesets';
import type {
  CastVote,
  CommitSecretAction,
  CreateRound,
  RetractProposal,
  RoundCommand,
  SetClientSeed,
  SubmitProposal,
} from './command';
import type { DuckCommand } from './ducks/commands';
import { duckShape } from './ducks/duck-shape';
import type { ContractCommand } from './contracts/commands';
import { isHouseCommand } from './house/commands';
import type { HouseCommand } from './house/commands';
import { playerLotShape, workShape } from './house/house-shape';
import type { TradeCommand } from './trades/commands';
import { isJudgeCommand } from './judge/commands';
import { judgeShape } from './judge/shape';
import { contractShape } from './contracts/contract-shape';
import { LONGEST_PLAYER_NAME } from './membership/join-season';
import { proposalShape } from './proposals/proposal-shape';
import { refuse } from './refusal';
import type { RoundRefusal } from './refusal';
import { MOST_ENTRIES, MOST_GRANTED } from './rehearsal/grant-items';
import { DEFAULT_DAY_SECONDS, LONGEST_ROUND_NAME } from './season/create-round';
import { tradeShape } from './trades/trade-shape';
import { MOST_TIMES } from './trungs/trade-in-trungs';
import { LONGEST_MESSAGE, wordsShape } from './words/shape';

const LONGEST_TEXT = 20_000;
const MOST_OF_A_CARD = 1_000_000;

export function shapeRefusal(command: RoundCommand): RoundRefusal | null {
  if (isJudgeCommand(command)) return judgeShape(command);
  if (isHouseCommand(command)) return houseShape(command);
  switch (command.type) {
    case 'CreateRound':
      return roundShape(command);
    case 'JoinSeason':
      return playerNameShape(command.name);
    case 'LeaveSeason':
    case 'PlaceBid':
    case 'SitDown':
    case 'StandUp':
    case 'RemovePlayer':
    case 'CloseSeason':
      return null;
    case 'RotateInvite':
      return digestShape('inviteHash', command.inviteHash);
    case 'AdvanceClock':
      return unless(Number.isSafeInteger(command.toMs), 'to', 'an instant', 'seasons');
    case 'GrantItems':
      return amountsShape('items', command.items, 'seasons');
    case 'GenerateLot':
    case 'PlaySlots':
    case 'AgreeToWar':
      return seedShape(command.clientSeed);
    case 'CommitSecretAction':
    case 'SetClientSeed':
      return hashShape(command);
    case 'RevealSecretAction':
      return textShape(command.text);
    case 'SealBids':
      return entriesShape('bids', command.bids, 1, 'bidding');
    case 'SealHand':
    case 'PresentHand':
      return (
        // An empty hand is refused as such.
        entriesShape('cards', command.cards, 0, 'submitting-a-hand') ??
        atMost(
          'count',
          command.cards.map(({ count }) => count),
          MOST_OF_A_CARD,
          'submitting-a-hand',
        )
      );
    case 'ProposeWar':
      return amountsShape('wager', command.wager, 'war');
    case 'TradeInTrungs':
      return atMost('times', [command.times], MOST_TIMES, 'trung');
    case 'Say':
      return wordsShape('text', command.text, LONGEST_MESSAGE, 'actions');
    case 'SubmitProposal':
    case 'RetractProposal':
    case 'CastVote':
    case 'OfferTrade':
    case 'AcceptTrade':
    case 'DeclineTrade':
    case 'CancelTrade':
    case 'CreateDuck':
    case 'TradeWithDuck':
    case 'OfferContract':
    case 'AcceptContract':
    case 'DeclineContract':
    case 'DepositIntoContract':
    case 'WithdrawFromContract':
    case 'ProposeContractChange':
    case 'ConsentToContractChange':
      return agreementShape(command);
    default:
      return assertNever(command);
  }
}

function houseShape(command: HouseCommand): RoundRefusal | null {
  switch (command.type) {
    case 'CreatePlayerLot':
      return playerLotShape(command);
    case 'GenerateThirdPartyBid':
      return seedShape(command.clientSeed);
    case 'CreateWorkOfArt':
      return workShape(command);
    default:
      return assertNever(command);
  }
}

/** Proposals, trades, ducks and contracts. */
function agreementShape(
  command:
    SubmitProposal | RetractProposal | CastVote | TradeCommand | DuckCommand | ContractCommand,
): RoundRefusal | null {
  switch (command.type) {
    case 'SubmitProposal':
      return proposalShape(command);
    case 'RetractProposal':
    case 'CastVote':
      return null;
    case 'OfferTrade':
    case 'AcceptTrade':
    case 'DeclineTrade':
    case 'CancelTrade':
      return tradeShape(command);
    case 'CreateDuck':
    case 'TradeWithDuck':
      return duckShape(command);
    case 'OfferContract':
    case 'AcceptContract':
    case 'DeclineContract':
    case 'DepositIntoContract':
    case 'WithdrawFromContract':
    case 'ProposeContractChange':
    case 'ConsentToContractChange':
      return contractShape(command);
    default:
      return assertNever(command);
  }
}

function unless(
  right: boolean,
  field: string,
  expected: string,
  rule: RuleAnchor,
  more: JsonObject = {},
): RoundRefusal | null {
  return right ? null : refuse('MALFORMED', rule, { field, expected, ...more });
}

const playerNameShape = (name: string): RoundRefusal | null =>
  unless(
    isPersonName(name, LONGEST_PLAYER_NAME),
    'name',
    personNameExpected(LONGEST_PLAYER_NAME),
    'players',
  );

function roundShape(command: CreateRound): RoundRefusal | null {
  const atDefaultTempo = command.document.rulesDaySeconds === DEFAULT_DAY_SECONDS;
  return (
    unless(
      isName(command.name, LONGEST_ROUND_NAME),
      'name',
      nameExpected(LONGEST_ROUND_NAME),
      'seasons',
    ) ??
    (command.inviteHash === null ? null : digestShape('inviteHash', command.inviteHash)) ??
    unless(
      command.rulesStartMs === null || !atDefaultTempo,
      'startsAtRulesTime',
      'nothing at the default tempo: rules-time is UTC then',
      'seasons',
    )
  );
}

function hashShape({ type, sha256 }: CommitSecretAction | SetClientSeed): RoundRefusal | null {
  if (sha256 === null || isSha256(sha256)) return null;
  const rule = type === 'SetClientSeed' ? 'chance' : 'secret-information';
  return refuse('HASH_MALFORMED', rule, { field: 'sha256' });
}

const digestShape = (field: string, digest: string): RoundRefusal | null =>
  unless(isSha256(digest), field, '64 hexadecimal digits', 'seasons');

function seedShape(seed: string | null): RoundRefusal | null {
  const right = seed === null || isClientSeed(seed);
  return unless(right, 'clientSeed', '1 to 64 letters, digits, - or _', 'chance');
}

function textShape(text: string): RoundRefusal | null {
  const right = text.length <= LONGEST_TEXT;
  return unless(right, 'text', `up to ${LONGEST_TEXT} characters`, 'secret-information');
}

function entriesShape(
  field: string,
  entries: readonly unknown[],
  least: number,
  rule: RuleAnchor,
): RoundRefusal | null {
  const right = entries.length >= least && entries.length <= MOST_ENTRIES;
  return unless(right, field, `${least} to ${MOST_ENTRIES} entries`, rule);
}

function amountsShape(
  field: string,
  items: readonly { readonly quantity: number }[],
  rule: RuleAnchor,
): RoundRefusal | null {
  const quantities = items.map(({ quantity }) => quantity);
  return entriesShape(field, items, 1, rule) ?? atMost('quantity', quantities, MOST_GRANTED, rule);
}

/** Too small is another matter: AMOUNT_NOT_NATURAL, told in its turn. */
function atMost(
  field: string,
  amounts: readonly number[],
  most: number,
  rule: RuleAnchor,
): RoundRefusal | null {
  return unless(
    amounts.every((amount) => amount <= most),
    field,
    `at most ${most}`,
    rule,
  );
}
