import type { Draw, Instant, PlayerId } from '../../kernel';
import type { ProposalId } from '../proposals/ids';

export type OfficeFilled = {
  readonly type: 'OfficeFilled';
  readonly office: string;
  readonly playerId: PlayerId;
  readonly filledBy: 'VOTE' | 'HOST' | 'OFFICE' | 'DICE';
  /** The end of the term; null where there is none. */
  readonly untilMs: Instant | null;
  /** By `DICE` alone. */
  readonly officeDraw?: OfficeDraw;
};
/** One die with a side for each candidate. */
export type OfficeDraw = {
  /** Its number among the season's draws of offices: its stream is named after it. */
  readonly ordinal: number;
  /** Of whose seed: of that week of a round, of that game of a dynasty. */
  readonly week: number | null;
  readonly game: number | null;
  /** In the order in which they joined; the die shows the place of the one who was drawn. */
  readonly candidateIds: readonly PlayerId[];
  readonly draw: Draw;
};
export type OfficeVoteCast = {
  readonly type: 'OfficeVoteCast';
  readonly office: string;
  /** Who votes. */
  readonly playerId: PlayerId;
  /** For whom; null for nobody any more. */
  readonly forId: PlayerId | null;
};
export type OfficeResigned = {
  readonly type: 'OfficeResigned';
  readonly office: string;
  readonly playerId: PlayerId;
};

/** A proposal says until when. */
export type OfficeTermSet = {
  readonly type: 'OfficeTermSet';
  readonly office: string;
  /** Who holds it. */
  readonly playerId: PlayerId;
  /** The end of the term; null where there is none. */
  readonly untilMs: Instant | null;
  readonly proposalId: ProposalId;
};

export type PlayersReminded = {
  readonly type: 'PlayersReminded';
  readonly office: string;
  /** Who holds it. */
  readonly playerId: PlayerId;
  readonly remindedIds: readonly PlayerId[];
  readonly message: string;
  /** The rules-day in which it counts. */
  readonly day: number;
};
/** The game adds what the effects change. */
export type OfficeCorrectedOf<Effect> = {
  readonly type: 'OfficeCorrected';
  readonly office: string;
  /** Who holds it. */
  readonly playerId: PlayerId;
  readonly reason: string;
  readonly effects: readonly Effect[];
};

export type OfficeEvent =
  OfficeFilled | OfficeVoteCast | OfficeResigned | OfficeTermSet | PlayersReminded;
