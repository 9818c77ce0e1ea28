import type { Instant, PlayerId } from '../../kernel';

export type OfficeFilled = {
  readonly type: 'OfficeFilled';
  readonly office: string;
  readonly playerId: PlayerId;
  readonly filledBy: 'VOTE' | 'HOST' | 'OFFICE';
  /** The end of the term; null where there is none. */
  readonly untilMs: Instant | null;
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

export type OfficeEvent =
  OfficeFilled | OfficeVoteCast | OfficeResigned | OfficeTermSet | PlayersReminded;
