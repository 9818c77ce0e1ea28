import { byOrdinal, quoted } from '../../kernel';
import type { Instant } from '../../kernel';
import { option } from '../option';
import type { RoundOption } from '../option';
import { mayMake } from '../proposals/submit-proposal';
import { votingPeriod } from '../proposals/voting-period';
import { isRunning, rulesetOf } from '../state';
import type { PlayerRow, RoundState } from '../state';

/** For a player: the classes of proposals it may make, and the open ones it may vote on. */
export function proposalOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  if (!isRunning(state)) return [];
  return [...submitOptions(state, player, now), ...openOptions(state, player)];
}

function submitOptions(state: RoundState, player: PlayerRow, now: Instant): RoundOption[] {
  return rulesetOf(state)
    .proposals.classes.filter((known) => mayMake({ state, now }, player, known))
    .map((known) => {
      const facts = { class: known.class, uses: known.uses, ...votingPeriod(state, known, now) };
      return option(
        'submitProposal',
        'proposals',
        `Make ${withArticle(known.name)} proposal.`,
        facts,
      );
    });
}

const withArticle = (name: string): string => `${/^[AEIOU]/i.test(name) ? 'an' : 'a'} ${name}`;

function openOptions(state: RoundState, player: PlayerRow): RoundOption[] {
  const open = state.by('proposals', 'status', 'OPEN').sort(byOrdinal);
  return open.flatMap(({ id: proposalId, authorId, title, closesAtMs }) => {
    const vote = state.get('votes', `${proposalId}|${player.id}`)?.vote ?? 'NONE';
    const voting = option(
      'castVote',
      'proposals',
      `Vote on ${quoted(title)}, or change your vote.`,
      { proposalId, vote },
      closesAtMs,
    );
    if (authorId !== player.id) return [voting];
    const words = `Retract ${quoted(title)}.`;
    return [voting, option('retractProposal', 'proposals', words, { proposalId }, closesAtMs)];
  });
}
