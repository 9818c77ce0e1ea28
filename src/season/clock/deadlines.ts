/** The calendar deadlines of any game: the end of a pause, of votes and of terms. */
import { instant, listed, quoted } from '../../kernel';
import type { Instant, PlayerId } from '../../kernel';
import { findSecretAction, officesOf } from '../../rulesets';
import type { Ruleset } from '../../rulesets';
import { hasVoted, openProposals, proposalTitled } from '../governance/proposals';
import type { ProposalState } from '../governance/proposals';
import type { Offices } from '../mechanics/office-holders';
import type { SecretAttempts } from '../mechanics/secret-attempts/rows';
import { nameOf } from '../model/players';
import type { Pausing } from '../model/rows';

/** A season's deadline, for a calendar. */
export type Deadline = {
  /** Stays the same if the deadline moves to another time. */
  readonly id: string;
  readonly atMs: Instant;
  /** One sentence, with the names that players and offices have now. */
  readonly text: string;
  /** True if the deadline belongs to a task of the account. */
  readonly waits: boolean;
};

/** The end of the pause. During a pause other tasks have no date. */
export function resumptionOf({ pausedUntilMs }: Pausing): Deadline[] {
  if (pausedUntilMs === null) return [];
  return [{ id: 'resumption', atMs: pausedUntilMs, text: 'The pause ends.', waits: false }];
}

/**
 * The ends of open votes. A vote is a task if `player` has not voted. `player`: null for an account
 * that does not play.
 */
export const votesEnding = (state: ProposalState, player: PlayerId | null): Deadline[] =>
  openProposals(state).map(({ id, closesAtMs }) => {
    const waits = player !== null && !hasVoted(state, id, player);
    const text = endOfVote(`The vote on ${proposalTitled(state, id)} ends`, waits);
    return { id: `vote-${id}`, atMs: closesAtMs, text, waits };
  });

/**
 * The end of a time to reveal. A deadline does not show that a text is entrusted. `waits`: true if
 * the player has not revealed yet.
 */
export const endOfRevelation = (what: string, waits: boolean): string =>
  waits
    ? `The time to reveal ${what} ends: reveal yours, unless the server keeps their texts.`
    : `The time to reveal ${what} ends.`;

/** The maximum number of dates of other players' attempts. */
const MOST_DATES = 20;

/**
 * The maturation and revelation dates of open attempts at secret actions: all of `player`, and the
 * next ones of others. `player`: null for an account that does not play.
 */
export const attemptDates = (
  state: SecretAttempts,
  ruleset: Ruleset,
  player: PlayerId | null,
): Deadline[] =>
  (['matures', 'ends'] as const).flatMap((index) => {
    const dates = state.keys('secretAttempts', index).sort((a, b) => Number(a) - Number(b));
    return dates.flatMap((date, at) => {
      const attempts = state.by('secretAttempts', index, date);
      const waits = index === 'ends' && attempts.some(({ playerId }) => playerId === player);
      if (at >= MOST_DATES && !attempts.some(({ playerId }) => playerId === player)) return [];
      const titles = new Set(attempts.map(({ action }) => titleOf(ruleset, action)));
      const what = listed([...titles]);
      const text =
        index === 'ends' ? endOfRevelation(what, waits) : `${what} can be revealed from now on.`;
      return [{ id: `attempts-${index}-${date}`, atMs: instant(Number(date)), text, waits }];
    });
  });

const titleOf = (ruleset: Ruleset, action: string): string =>
  quoted(findSecretAction(ruleset, action)?.title ?? action);

export const endOfVote = (sentence: string, waits: boolean): string =>
  waits ? `${sentence}: you have not voted.` : `${sentence}.`;

/** The ends of the terms of offices. A resigned office has no running term. */
export const termsEnding = (state: Offices & ProposalState, ruleset: Ruleset): Deadline[] =>
  officesOf(ruleset).flatMap(({ office, title }) => {
    const row = state.get('offices', office);
    if (row === undefined || row.untilMs === null || row.untilMs === row.sinceMs) return [];
    const text = `The term of ${nameOf(state, row.playerId)} as ${title} ends.`;
    return [{ id: `term-${office}`, atMs: row.untilMs, text, waits: false }];
  });
