/**
 * The fields of every command as they are kept: answers under idempotency keys are found by a digest
 * of them, also after an update. A name is added here, never changed; the compiler asks for each.
 */
import { DYNASTY_COMMANDS } from '../../src/dynasty';
import type { DynastyCommand } from '../../src/dynasty';
import { ROUND_COMMANDS } from '../../src/round';
import type { RoundCommand } from '../../src/round';

type FieldsOf<C extends { readonly type: string }> = {
  readonly [T in C['type']]: readonly Exclude<keyof Extract<C, { readonly type: T }>, 'type'>[];
};

const ROUND = {
  CreateRound: [
    'name',
    'description',
    'visibility',
    'inviteHash',
    'newCode',
    'document',
    'startsAtMs',
    'rulesStartMs',
    'rehearsal',
  ],
  DescribeSeason: ['name', 'description'],
  RotateInvite: ['inviteHash', 'newCode'],
  CloseSeason: [],
  JoinSeason: ['name', 'inviteCode'],
  LeaveSeason: [],
  RemovePlayer: ['playerId'],
  GoIdle: [],
  ComeBack: [],
  EraseName: [],
  AdvanceClock: ['toMs'],
  GrantItems: ['playerId', 'items'],
  GenerateLot: ['clientSeed'],
  PlaceBid: ['lotId', 'amount'],
  CommitSecretAction: ['kind', 'sha256'],
  RevealSecretAction: ['kind', 'text'],
  SealBids: ['bids', 'salt'],
  SealHand: ['cards', 'salt'],
  PresentHand: ['cards'],
  TradeInTrungs: ['exchange', 'times'],
  PlaySlots: ['clientSeed'],
  SitDown: ['tableId'],
  StandUp: [],
  ProposeWar: ['tableId', 'wager'],
  AgreeToWar: ['tableId', 'terms', 'clientSeed'],
  SetClientSeed: ['sha256'],
  Say: ['channel', 'text'],
  NominateForJudge: ['text'],
  EndorseCandidate: ['candidacyId'],
  WithdrawEndorsement: ['candidacyId'],
  AppointJudge: ['playerId'],
  ResignAsJudge: [],
  AssentToJudgeRemoval: ['playerId'],
  RequestJustice: ['text', 'entries', 'sections', 'kind'],
  IssueRuling: ['text', 'entries', 'sections', 'requestId', 'verdict'],
  OverturnRuling: ['rulingId'],
  CallConfidenceVote: ['rulingId'],
  CastConfidenceVote: ['voteId', 'choice'],
  SubmitProposal: ['class', 'title', 'text', 'effects'],
  RetractProposal: ['proposalId'],
  CastVote: ['proposalId', 'vote'],
  SetValue: ['value', 'playerId', 'card', 'to'],
  TakeAction: ['action'],
  OfferTrade: ['toId', 'give', 'get', 'counterTo'],
  AcceptTrade: ['tradeId'],
  DeclineTrade: ['tradeId'],
  CancelTrade: ['tradeId'],
  CreateDuck: ['playerId', 'name'],
  TradeWithDuck: ['duckId', 'give', 'take'],
  OfferContract: ['partyIds', 'terms', 'clauses'],
  AcceptContract: ['contractId'],
  DeclineContract: ['contractId'],
  DepositIntoContract: ['contractId', 'items'],
  WithdrawFromContract: ['contractId', 'clause', 'items'],
  ProposeContractChange: ['contractId', 'change'],
  ConsentToContractChange: ['changeId', 'consent'],
  CreatePlayerLot: ['items'],
  GenerateThirdPartyBid: ['lot', 'clientSeed'],
  CreateWorkOfArt: ['title', 'artist', 'value', 'imageUrl', 'playerId'],
} as const satisfies FieldsOf<RoundCommand>;

const DYNASTY = {
  DescribeSeason: ['name', 'description'],
  RotateInvite: ['inviteHash', 'newCode'],
  JoinSeason: ['name', 'inviteCode'],
  LeaveSeason: [],
  RemovePlayer: ['playerId'],
  GoIdle: [],
  ComeBack: [],
  EraseName: [],
  AdvanceClock: ['toMs'],
  SetClientSeed: ['sha256'],
  CreateDynasty: [
    'dealerAccountId',
    'name',
    'description',
    'visibility',
    'inviteHash',
    'newCode',
    'document',
    'startsAtMs',
    'rulesStartMs',
    'rehearsal',
  ],
  CloseSeason: [],
  PublishRuleset: ['patch'],
  SetReadiness: ['ready', 'clientSeed'],
  WearMask: ['mask'],
  UseReali: ['gameId', 'trick'],
  RevealMask: ['gameId', 'mask'],
  StartGame: ['deck'],
  EndGame: ['gameId'],
  VoidGame: ['gameId', 'reason'],
  PlayCard: ['gameId', 'card', 'claim'],
  ResignGame: ['gameId'],
  OfferSfida: ['gameId'],
  AnswerSfida: ['gameId', 'accept'],
  BecomeBookmaker: ['gameId'],
  PlaceBet: ['gameId', 'on'],
  SettleBets: ['gameId'],
  SubmitProposal: ['class', 'title', 'text', 'effects'],
  RetractProposal: ['proposalId'],
  CastVote: ['proposalId', 'vote'],
  SetValue: ['value', 'playerId', 'card', 'to'],
  TakeAction: ['action'],
  Say: ['channel', 'text'],
} as const satisfies FieldsOf<DynastyCommand>;

/** The fields of a command that its list leaves out. */
type Missing<C extends { readonly type: string }, L extends FieldsOf<C>> = {
  [T in C['type']]: Exclude<keyof Extract<C, { readonly type: T }>, 'type' | L[T][number]>;
}[C['type']];

const NONE_MISSING: readonly [
  Missing<RoundCommand, typeof ROUND>,
  Missing<DynastyCommand, typeof DYNASTY>,
][] = [];
const NONE: readonly never[] = NONE_MISSING.flat();

it.each([
  ['a round', ROUND, ROUND_COMMANDS],
  ['a dynasty', DYNASTY, DYNASTY_COMMANDS],
])('is a list of the fields of every command of %s', (_of, fields, commands) => {
  expect(Object.keys(fields).sort()).toEqual([...commands].sort());
  expect(NONE).toEqual([]);
});
