import type { PlayerId, Draw, Instant } from '../../../kernel';
import type { ProposalId } from '../../model/ids';

type OfOffice = {
  /** The office's code. */
  readonly office: string;
};
export type AppointToOffice = OfOffice & {
  readonly type: 'AppointToOffice';
  readonly playerId: PlayerId;
};
/** The candidate; null withdraws the vote. */
export type VoteForOffice = OfOffice & {
  readonly type: 'VoteForOffice';
  readonly playerId: PlayerId | null;
};
export type ResignOffice = OfOffice & { readonly type: 'ResignOffice' };
export type RemindPlayers = OfOffice & {
  readonly type: 'RemindPlayers';
  readonly playerIds: readonly PlayerId[];
  readonly message: string;
};
/** `Effect` is the type of the game's proposal effects. */
export type CorrectByOfficeOf<Effect> = OfOffice & {
  readonly type: 'CorrectByOffice';
  readonly effects: readonly Effect[];
  readonly reason: string;
};
export type VetoProposal = OfOffice & {
  readonly type: 'VetoProposal';
  readonly proposalId: ProposalId;
  readonly reason: string;
};

export type OfficeCommand = AppointToOffice | VoteForOffice | ResignOffice | RemindPlayers;

export type OfficeFilled = {
  readonly type: 'OfficeFilled';
  readonly office: string;
  readonly playerId: PlayerId;
  readonly filledBy: 'VOTE' | 'HOST' | 'OFFICE' | 'DICE';
  /** The end of the term; null for none. */
  readonly untilMs: Instant | null;
  /** The throw that filled the office; left out for offices that are not filled by dice. */
  readonly officeDraw?: OfficeDraw;
};
/** One die with a side for each candidate. */
export type OfficeDraw = {
  /** The number of the draw in the season, which is part of the name of the die's stream. */
  readonly ordinal: number;
  /** The week of a round, or the game of a dynasty, whose seed is used. */
  readonly week: number | null;
  readonly game: number | null;
  /** The candidates in the order of joining. The die shows the index of the new holder. */
  readonly candidateIds: readonly PlayerId[];
  readonly draw: Draw;
};
export type OfficeVoteCast = {
  readonly type: 'OfficeVoteCast';
  readonly office: string;
  /** The voter. */
  readonly playerId: PlayerId;
  /** The candidate; null for a withdrawn vote. */
  readonly forId: PlayerId | null;
};
export type OfficeResigned = {
  readonly type: 'OfficeResigned';
  readonly office: string;
  readonly playerId: PlayerId;
};

/** A proposal has set the end of a term. */
export type OfficeTermSet = {
  readonly type: 'OfficeTermSet';
  readonly office: string;
  /** The holder. */
  readonly playerId: PlayerId;
  /** The end of the term; null for none. */
  readonly untilMs: Instant | null;
  readonly proposalId: ProposalId;
};

export type PlayersReminded = {
  readonly type: 'PlayersReminded';
  readonly office: string;
  /** The holder. */
  readonly playerId: PlayerId;
  readonly remindedIds: readonly PlayerId[];
  readonly message: string;
  /** The rules-day to whose limit the reminders count. */
  readonly day: number;
};
/** The fields that every game shares. A game adds the changes that the effects make. */
export type OfficeCorrectedOf<Effect> = {
  readonly type: 'OfficeCorrected';
  readonly office: string;
  /** The holder. */
  readonly playerId: PlayerId;
  readonly reason: string;
  readonly effects: readonly Effect[];
};

export type OfficeEvent =
  OfficeFilled | OfficeVoteCast | OfficeResigned | OfficeTermSet | PlayersReminded;
