import type { Instant, PlayerId } from '../../kernel';
import { officesOf } from '../../rulesets';
import type { Ruleset } from '../../rulesets';

/** The holder of an office [ruling Z4]. */
export type OfficeRow = {
  /** The office's code. */
  readonly id: string;
  readonly playerId: PlayerId;
  readonly sinceMs: Instant;
  /**
   * The end of the term; null for none. It equals `sinceMs` if the holder resigned an office filled
   * by dice.
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

/** The holder of an office at that instant; null if there is none or the term has ended. */
export function termAt(state: Offices, now: Instant, office: string): OfficeRow | null {
  const row = state.get('offices', office) ?? null;
  return row === null || (row.untilMs !== null && row.untilMs <= now) ? null : row;
}

export const holds = (state: Offices, now: Instant, office: string, player: PlayerId): boolean =>
  termAt(state, now, office)?.playerId === player;

/** True if dice fill the office and the player was its last holder and resigned. */
export function hasResigned(state: Offices, office: string, player: PlayerId): boolean {
  const row = state.get('offices', office);
  return row?.playerId === player && row.untilMs === row.sinceMs;
}

export const officeVotesOn = (state: Offices, office: string): OfficeVoteRow[] =>
  state.by('officeVotes', 'office', office);

/** Removes the offices and votes of a player who leaves or goes idle. */
export function leaveOffices(state: Offices, player: PlayerId): void {
  for (const { id } of state.by('offices', 'player', player)) state.remove('offices', id);
  for (const { id } of state.by('officeVotes', 'voter', player)) state.remove('officeVotes', id);
}

/**
 * Removes offices that the new rules lack, and votes for offices that are no longer filled by vote.
 */
export function abolishOffices(state: Offices, ruleset: Ruleset): void {
  const offices = officesOf(ruleset);
  const known = new Set(offices.map(({ office }) => office));
  const elected = offices.filter(({ filledBy }) => filledBy.type === 'VOTE');
  const votedFor = new Set(elected.map(({ office }) => office));
  for (const { id } of state.all('offices')) if (!known.has(id)) state.remove('offices', id);
  for (const { id, office } of state.all('officeVotes')) {
    if (!votedFor.has(office)) state.remove('officeVotes', id);
  }
}
