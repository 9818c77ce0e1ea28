import { required } from '../../kernel';
import type { AccountId, JsonObject, PlayerId, Refusal, SeasonId } from '../../kernel';
import type { SeasonSnapshot, Account, SeasonResult } from '../../engine';
import type { DynastyProposalRow } from '../../dynasty';
import type {
  BidRow,
  CandidacyRow,
  ConfidenceVoteRow,
  ContractChangeRow,
  ContractRow,
  DuckRow,
  HandRow,
  JudgeTermRow,
  JusticeRequestRow,
  LotRow,
  PlayerRow,
  ProposalRow,
  RoundOwnerView,
  RulingRow,
  SecretActionRow,
  TableRow,
  ThirdPartyBid,
  TradeRow,
  WorkRow,
  WorkValue,
  WeekResult,
} from '../../round';
import type { HostingView, Option, SecretAttemptRow, TransferView } from '../../season';
import { localGlobalId } from '../ids/global-ids';
import type { SeasonType } from '../ids/global-ids';
import { playerRow } from '../snapshots/season-view';
import type { GiolittiGameSource } from '../giolitti/sources';
import type { RoundSnapshot } from '../snapshots/by-game';
import type { SeasonSource } from '../snapshots/season-source';

/* The sources of types: `LotSource` for `Lot`. An object of a season comes with the snapshot that
   resolves it. */

/** A row of a round. */
type Of<T extends SeasonType, R> = {
  readonly type: T;
  readonly snapshot: RoundSnapshot;
  readonly row: R;
};
/** Players have the same form in both games. */
export type PlayerSource = {
  readonly type: 'Player';
  readonly snapshot: SeasonSnapshot;
  readonly row: PlayerRow;
};
export type LotSource = Of<'Lot', LotRow>;
export type BidSource = Of<'Bid', BidRow>;
export type ThirdPartyBidSource = { readonly lot: LotSource; readonly bid: ThirdPartyBid };
export type HandSource = Of<'Hand', HandRow>;
export type SecretActionSource = Of<'SecretAction', SecretActionRow>;
export type RoundTableSource = Of<'Table', TableRow>;
export type JudgeTermSource = Of<'JudgeTerm', JudgeTermRow>;
export type CandidacySource = Of<'Candidacy', CandidacyRow>;
export type JusticeRequestSource = Of<'JusticeRequest', JusticeRequestRow>;
export type RulingSource = Of<'Ruling', RulingRow>;
export type ConfidenceVoteSource = Of<'ConfidenceVote', ConfidenceVoteRow>;
export type TradeSource = Of<'Trade', TradeRow>;
export type ContractSource = Of<'Contract', ContractRow>;
export type ContractChangeSource = Of<'ContractChange', ContractChangeRow>;
export type DuckSource = Of<'Duck', DuckRow>;
/** Proposals have the same form in both games, except their effects. */
export type ProposalSource = {
  readonly type: 'Proposal';
  readonly snapshot: SeasonSnapshot;
  readonly row: ProposalRow | DynastyProposalRow;
};
export type WorkOfArtSource = Of<'WorkOfArt', WorkRow>;
/** Attempts have the same form in both games. */
export type SecretAttemptSource = {
  readonly type: 'SecretAttempt';
  readonly snapshot: SeasonSnapshot;
  readonly row: SecretAttemptRow;
};
export type RowSource =
  | PlayerSource
  | LotSource
  | BidSource
  | HandSource
  | SecretActionSource
  | SecretAttemptSource
  | RoundTableSource
  | JudgeTermSource
  | CandidacySource
  | JusticeRequestSource
  | RulingSource
  | ConfidenceVoteSource
  | TradeSource
  | ContractSource
  | ContractChangeSource
  | DuckSource
  | ProposalSource
  | WorkOfArtSource;

export type AuctionSource = { readonly snapshot: RoundSnapshot };
export type SeasonViewerSource = {
  readonly snapshot: SeasonSnapshot;
  readonly accountId: AccountId;
};
export type OptionSource = { readonly snapshot: SeasonSnapshot; readonly option: Option<string> };
export type OwnerSource = { readonly snapshot: SeasonSnapshot; readonly owner: RoundOwnerView };
export type TransferSource = {
  readonly snapshot: SeasonSnapshot;
  readonly transfer: TransferView<RoundOwnerView>;
};

/** A refusal, with the season of its facts. */
export type RefusalSource = {
  readonly code: string;
  readonly rule: string | null;
  readonly facts: JsonObject;
  readonly seasonId: SeasonId | null;
};

/** A mutation's refusal, or the journal's position afterwards. */
export type MutationOutcome = {
  readonly refusal: Pick<Refusal, 'code' | 'rule' | 'facts'> | null;
  /** Left out together with `seq` if the mutation concerns no season. */
  readonly seasonId?: SeasonId | null;
  readonly seq?: number | null;
};

/** The result of a season's mutation, the source of its payload. */
export type MutationResult = MutationOutcome & {
  readonly seq: number | null;
  readonly seasonId: SeasonId | null;
  /** The season afterwards; null if refused. */
  readonly snapshot: SeasonSnapshot | null;
  /** The local id of the object made or changed. */
  readonly subject: string | null;
  /** An invitation code, shown only once. */
  readonly inviteCode: string | null;
};

const sourceOf =
  <T extends SeasonType, R>(type: T) =>
  (snapshot: RoundSnapshot, row: R): Of<T, R> => ({ type, snapshot, row });
export const playerSource = (snapshot: SeasonSnapshot, row: PlayerRow): PlayerSource => ({
  type: 'Player',
  snapshot,
  row,
});
export const lotSource = sourceOf<'Lot', LotRow>('Lot');
export const bidSource = sourceOf<'Bid', BidRow>('Bid');
export const handSource = sourceOf<'Hand', HandRow>('Hand');
export const proposalSource = (
  snapshot: SeasonSnapshot,
  row: ProposalSource['row'],
): ProposalSource => ({
  type: 'Proposal',
  snapshot,
  row,
});
export const workSource = sourceOf<'WorkOfArt', WorkRow>('WorkOfArt');
export const contractSource = sourceOf<'Contract', ContractRow>('Contract');
export const contractChangeSource = sourceOf<'ContractChange', ContractChangeRow>('ContractChange');
export const duckSource = sourceOf<'Duck', DuckRow>('Duck');
export const tradeSource = sourceOf<'Trade', TradeRow>('Trade');
export const secretActionSource = sourceOf<'SecretAction', SecretActionRow>('SecretAction');
export const tableSource = sourceOf<'Table', TableRow>('Table');
export const judgeTermSource = sourceOf<'JudgeTerm', JudgeTermRow>('JudgeTerm');
export const candidacySource = sourceOf<'Candidacy', CandidacyRow>('Candidacy');
export const justiceRequestSource = sourceOf<'JusticeRequest', JusticeRequestRow>('JusticeRequest');
export const rulingSource = sourceOf<'Ruling', RulingRow>('Ruling');
export const confidenceVoteSource = sourceOf<'ConfidenceVote', ConfidenceVoteRow>('ConfidenceVote');

/** A current or former player; throws if the season has never had the player. */
export const playerOf = (snapshot: SeasonSnapshot, id: PlayerId): PlayerSource =>
  playerSource(snapshot, required(playerRow(snapshot, id), `the player ${id}`));
/** Throws if the lot does not exist. */
export const lotOf = (snapshot: RoundSnapshot, id: LotRow['id']): LotSource =>
  lotSource(snapshot, snapshot.state.need('lots', id));

/** Throws if the table does not exist. */
export const tableOf = (snapshot: RoundSnapshot, id: TableRow['id']): RoundTableSource =>
  tableSource(snapshot, snapshot.state.need('gamingTables', id));

export const globalIdOf = ({ type, snapshot, row }: RowSource): string =>
  localGlobalId(type, snapshot.record.id, row.id);

/** A casino table or a dynasty's game. */
export type TableSource = RoundTableSource | GiolittiGameSource;

/** The schema's type for each kind of table. */
const TYPES = { SLOTS: 'SlotsSitting', WAR: 'War' } as const;

type TableType = (typeof TYPES)[keyof typeof TYPES] | GiolittiGameSource['type'];

export const tableType = (source: TableSource): TableType =>
  source.type === 'GiolittiGame' ? source.type : TYPES[source.row.kind];

export type { HandScore as HandScoreSource, PokerRankView as PokerRankSource } from '../../round';

export type WorkValueSource = WorkValue & { readonly snapshot: RoundSnapshot };

export type HostingSource = HostingView;

export type { CountedCardView as CountedCardSource } from '../../round';
export type { CardView as CardSource, HoldingView as HoldingSource } from '../../season';

export type WeekResultSource = { readonly snapshot: RoundSnapshot; readonly result: WeekResult };

export type AccountResultSource = SeasonResult & { readonly season: SeasonSource };
export type AccountHeadToHeadSource = { readonly account: Account; readonly opponent: Account };
