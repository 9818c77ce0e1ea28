/** The holders of offices, and the votes for them [ruling Z4]. */
import type { Instant, PlayerId } from '../../kernel';

export type OfficeRow = {
  /** The office's code. */
  readonly id: string;
  readonly playerId: PlayerId;
  readonly sinceMs: Instant;
  /**
   * The end of the term; null for none. A resigned office filled by dice has a term that ends at
   * its start.
   */
  readonly untilMs: Instant | null;
};

export type OfficeVoteRow = {
  /** The office's code and the voter: `SCRIBE|p3`. */
  readonly id: string;
  readonly office: string;
  readonly voterId: PlayerId;
  readonly forId: PlayerId;
};

export type OfficeRows = { offices: OfficeRow; officeVotes: OfficeVoteRow };

export const OFFICE_SPECS = {
  offices: { player: (row: OfficeRow): string => row.playerId },
  officeVotes: {
    office: (row: OfficeVoteRow): string => row.office,
    voter: (row: OfficeVoteRow): string => row.voterId,
  },
};

export interface Offices {
  get(table: 'offices', id: string): OfficeRow | undefined;
  all(table: 'offices'): OfficeRow[];
  all(table: 'officeVotes'): OfficeVoteRow[];
  by(table: 'offices', index: 'player', key: string): OfficeRow[];
  by(table: 'officeVotes', index: 'office' | 'voter', key: string): OfficeVoteRow[];
  put(table: 'offices', row: OfficeRow): void;
  put(table: 'officeVotes', row: OfficeVoteRow): void;
  remove(table: 'offices' | 'officeVotes', id: string): void;
}
