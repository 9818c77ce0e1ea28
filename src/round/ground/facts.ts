import { idAs, idOf, itself, momentAs } from '../../kernel';
import type { Instant, ItemCode, Telling } from '../../kernel';
import { SEASON_FACTS } from '../../season';
import type { LotId } from '../lots/ids';
import type { BidId } from '../bidding/ids';
import type { HandId } from '../hands/ids';
import type { TableId } from '../tables/ids';
import type { CandidacyId, ConfidenceVoteId, JusticeRequestId, RulingId } from '../judge/ids';
import type { TradeId } from '../trades/ids';
import type { ContractChangeId, ContractId } from '../contracts/ids';
import type { DuckId } from '../ducks/ids';
import type { WorkId } from '../house/ids';
import type { SecretActionId } from '../secret-actions/ids';

/** What a refusal or an option of a round may tell: each fact once, with its type. */
export const ROUND_FACTS = {
  ...SEASON_FACTS,
  lotId: idOf<'Lot', LotId>('Lot'),
  bidId: idOf<'Bid', BidId>('Bid'),
  handId: idOf<'Hand', HandId>('Hand'),
  tableId: idOf<'Table', TableId>('Table'),
  candidacyId: idOf<'Candidacy', CandidacyId>('Candidacy'),
  requestId: idOf<'JusticeRequest', JusticeRequestId>('JusticeRequest'),
  rulingId: idOf<'Ruling', RulingId>('Ruling'),
  confidenceVoteId: idOf<'ConfidenceVote', ConfidenceVoteId>('ConfidenceVote'),
  voteId: idAs<'ConfidenceVote', ConfidenceVoteId>('confidenceVoteId', 'ConfidenceVote'),
  tradeId: idOf<'Trade', TradeId>('Trade'),
  contractId: idOf<'Contract', ContractId>('Contract'),
  duckId: idOf<'Duck', DuckId>('Duck'),
  changeId: idOf<'ContractChange', ContractChangeId>('ContractChange'),
  workId: idOf<'WorkOfArt', WorkId>('WorkOfArt'),
  actionId: idAs<'SecretAction', SecretActionId>('secretActionId', 'SecretAction'),
  startsAtMs: momentAs('startsAt'),
  reputableAtMs: momentAs('reputableAt'),
  maturesAtMs: momentAs('maturesAt'),
  revealsAtMs: momentAs('revealsAt'),
  revealedAtMs: momentAs('revealedAt'),
  joinedAtMs: momentAs('joinedAt'),
  endsAtMs: momentAs('endsAt'),
  endedAtMs: momentAs<Instant | null>('endedAt'),
  phase: itself<string | null>(),
  exchange: itself<string>(),
  consent: itself<boolean>(),
  choice: itself<string | null>(),
  /** The item that a proposal of the class uses up. */
  uses: itself<ItemCode | null>(),
  committed: itself<readonly string[]>(),
  kind: itself<string>(),
  section: itself<string>(),
  verdict: itself<string>(),
  why: itself<string | null>(),
  needed: itself<readonly string[]>(),
  have: itself<number>(),
  need: itself<number>(),
  minimum: itself<number>(),
  standing: itself<number>(),
  lots: itself<number>(),
  empty: itself<number>(),
  emptySides: itself<number>(),
  clause: itself<number>(),
  left: itself<number>(),
  ducks: itself<number>(),
  week: itself<number>(),
  terms: itself<number>(),
  times: itself<number>(),
  price: itself<number>(),
  sittingsLeft: itself<number>(),
  sittingsPerWeek: itself<number>(),
} as const;

type Name = keyof typeof ROUND_FACTS;
export type RoundFacts<Always extends Name, Sometimes extends Name = never> = Telling<
  typeof ROUND_FACTS,
  Always,
  Sometimes
>;
