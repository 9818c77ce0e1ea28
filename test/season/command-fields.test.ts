/**
 * The fields of every command as they are kept, and `items.item` is that of each of its items: answers
 * under idempotency keys are found by a digest of them, also after an update. A name is added here,
 * never changed; the compiler asks for each.
 */
import { DYNASTY_COMMANDS } from '../../src/dynasty';
import type { DynastyCommand } from '../../src/dynasty';
import { ROUND_COMMANDS } from '../../src/round';
import type { RoundCommand } from '../../src/round';

type Single = string | number | boolean | null | undefined;
/** What is kept as it was sent: no type says what is in it. */
type Sent = 'document' | 'patch';

type Fields<T> = T extends object
  ? {
      [K in keyof T & string]: K | (K extends Sent ? never : `${K}.${Inside<T[K]>}`);
    }[keyof T & string]
  : never;
type Inside<T> = T extends Single ? never : T extends readonly (infer E)[] ? Inside<E> : Fields<T>;

type FieldsIn<C extends { readonly type: string }, T extends C['type']> = Exclude<
  Fields<Extract<C, { readonly type: T }>>,
  'type'
>;
type FieldsOf<C extends { readonly type: string }> = {
  readonly [T in C['type']]: readonly FieldsIn<C, T>[];
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
  GrantItems: ['playerId', 'items', 'items.item', 'items.quantity'],
  GenerateLot: ['clientSeed'],
  PlaceBid: ['lotId', 'amount'],
  CommitSecretAction: ['kind', 'sha256'],
  RevealSecretAction: ['kind', 'text'],
  SealBids: ['bids', 'salt', 'bids.lot', 'bids.amount'],
  SealHand: ['cards', 'salt', 'cards.rank', 'cards.suit', 'cards.count'],
  PresentHand: ['cards', 'cards.rank', 'cards.suit', 'cards.count'],
  TradeInTrungs: ['exchange', 'times'],
  PlaySlots: ['clientSeed'],
  SitDown: ['tableId'],
  StandUp: [],
  ProposeWar: ['tableId', 'wager', 'wager.item', 'wager.quantity'],
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
  SubmitProposal: [
    'class',
    'title',
    'text',
    'effects',
    'effects.type',
    'effects.evenIfOthersFail',
    'effects.patch',
    'effects.anchor',
    'effects.title',
    'effects.markdown',
    'effects.value',
    'effects.to',
    'effects.playerId',
    'effects.card',
    'effects.card.rank',
    'effects.card.suit',
    'effects.items',
    'effects.items.item',
    'effects.items.quantity',
    'effects.from',
    'effects.name',
    'effects.artist',
    'effects.imageUrl',
    'effects.duckId',
    'effects.tradeId',
    'effects.actionId',
    'effects.tableId',
    'effects.joinedAtMs',
  ],
  RetractProposal: ['proposalId'],
  CastVote: ['proposalId', 'vote'],
  SetValue: ['value', 'playerId', 'card', 'to', 'card.rank', 'card.suit'],
  TakeAction: ['action', 'playerId'],
  OfferTrade: [
    'toId',
    'give',
    'get',
    'counterTo',
    'give.item',
    'give.quantity',
    'get.item',
    'get.quantity',
  ],
  AcceptTrade: ['tradeId'],
  DeclineTrade: ['tradeId'],
  CancelTrade: ['tradeId'],
  CreateDuck: ['playerId', 'name'],
  TradeWithDuck: [
    'duckId',
    'give',
    'take',
    'give.item',
    'give.quantity',
    'take.item',
    'take.quantity',
  ],
  OfferContract: [
    'partyIds',
    'terms',
    'clauses',
    'clauses.when',
    'clauses.when.type',
    'clauses.when.phase',
    'clauses.when.atMs',
    'clauses.items',
    'clauses.items.item',
    'clauses.items.perWeek',
    'clauses.items.total',
    'clauses.for',
    'clauses.for.item',
    'clauses.for.quantity',
    'clauses.toIds',
    'clauses.consentIds',
  ],
  AcceptContract: ['contractId'],
  DeclineContract: ['contractId'],
  DepositIntoContract: ['contractId', 'items', 'items.item', 'items.quantity'],
  WithdrawFromContract: ['contractId', 'clause', 'items', 'items.item', 'items.quantity'],
  ProposeContractChange: [
    'contractId',
    'change',
    'change.type',
    'change.terms',
    'change.clauses',
    'change.clauses.when',
    'change.clauses.when.type',
    'change.clauses.when.phase',
    'change.clauses.when.atMs',
    'change.clauses.items',
    'change.clauses.items.item',
    'change.clauses.items.perWeek',
    'change.clauses.items.total',
    'change.clauses.for',
    'change.clauses.for.item',
    'change.clauses.for.quantity',
    'change.clauses.toIds',
    'change.clauses.consentIds',
    'change.shares',
    'change.shares.playerId',
    'change.shares.items',
    'change.shares.items.item',
    'change.shares.items.quantity',
    'change.restToId',
  ],
  ConsentToContractChange: ['changeId', 'consent'],
  CreatePlayerLot: ['items', 'items.item', 'items.quantity'],
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
  StartGame: ['deck', 'deck.rank', 'deck.suit'],
  EndGame: ['gameId'],
  VoidGame: ['gameId', 'reason'],
  PlayCard: ['gameId', 'card', 'claim', 'card.rank', 'card.suit'],
  ResignGame: ['gameId'],
  OfferSfida: ['gameId'],
  AnswerSfida: ['gameId', 'accept'],
  BecomeBookmaker: ['gameId'],
  PlaceBet: ['gameId', 'on'],
  SettleBets: ['gameId'],
  SubmitProposal: [
    'class',
    'title',
    'text',
    'effects',
    'effects.type',
    'effects.evenIfOthersFail',
    'effects.patch',
    'effects.anchor',
    'effects.title',
    'effects.markdown',
    'effects.value',
    'effects.to',
    'effects.playerId',
    'effects.card',
    'effects.card.rank',
    'effects.card.suit',
    'effects.items',
    'effects.items.item',
    'effects.items.quantity',
    'effects.magistrelli',
    'effects.moda',
    'effects.mask',
    'effects.gameId',
  ],
  RetractProposal: ['proposalId'],
  CastVote: ['proposalId', 'vote'],
  SetValue: ['value', 'playerId', 'card', 'to', 'card.rank', 'card.suit'],
  TakeAction: ['action', 'playerId'],
  Say: ['channel', 'text'],
} as const satisfies FieldsOf<DynastyCommand>;

/** The fields of a command that its list leaves out. */
type Missing<C extends { readonly type: string }, L extends FieldsOf<C>> = {
  [T in C['type']]: Exclude<FieldsIn<C, T>, L[T][number]>;
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
