/** The calendar deadlines of any game: the end of a pause, of votes and of terms. */
import type { PlayerId } from '../../kernel';
import { officesOf } from '../../rulesets';
import type { Ruleset } from '../../rulesets';
import type { Deadline } from './deadline';
import type { Offices } from '../mechanics/office-rows';
import type { Pausing } from '../model/pausing-rows';
import { nameOf } from '../model/players';
import { hasVoted, openProposals, proposalTitled } from '../governance/proposals';
import type { ProposalState } from '../governance/proposals';

/** Waiting things have no date before the end of the pause. */
export function resumptionOf({ pausedUntilMs }: Pausing): Deadline[] {
  if (pausedUntilMs === null) return [];
  return [{ id: 'resumption', atMs: pausedUntilMs, text: 'The pause ends.', waits: false }];
}

/** They wait for a player who has not voted; `player` is null for nobody. */
export const votesEnding = (state: ProposalState, player: PlayerId | null): Deadline[] =>
  openProposals(state).map(({ id, closesAtMs }) => {
    const waits = player !== null && !hasVoted(state, id, player);
    const text = endOfVote(`The vote on ${proposalTitled(state, id)} ends`, waits);
    return { id: `vote-${id}`, atMs: closesAtMs, text, waits };
  });

export const endOfVote = (sentence: string, waits: boolean): string =>
  waits ? `${sentence}: you have not voted.` : `${sentence}.`;

/** A resigned office has no term any more. */
export const termsEnding = (state: Offices & ProposalState, ruleset: Ruleset): Deadline[] =>
  officesOf(ruleset).flatMap(({ office, title }) => {
    const row = state.get('offices', office);
    if (row === undefined || row.untilMs === null || row.untilMs === row.sinceMs) return [];
    const text = `The term of ${nameOf(state, row.playerId)} as ${title} ends.`;
    return [{ id: `term-${office}`, atMs: row.untilMs, text, waits: false }];
  });
