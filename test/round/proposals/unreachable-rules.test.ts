import { rulesetOf } from '../../../src/round';
import { ruleMarkdown } from '../../../src/rulesets';
import type { Expression } from '../../../src/rulesets';
import { runningRound, rulesetWith } from '../given';
import { replay, rowsOf } from '../harness';
import { addProposer, amend, submitted, vote } from './proposal-commands';

const OF_THREE: Expression = { op: 'AT_MOST', of: [{ name: 'players' }, 3] };
const DOCUMENT = rulesetWith(({ proposals }) => {
  for (const known of proposals.classes) known.popularity = { test: 'FORMULA', formula: OF_THREE };
});
const richer = amend({ op: 'replace', path: '/income/amount', value: 170 });

describe('rules of a round that newcomers put out of reach [AE2]', () => {
  it.each([
    [2, 'REJECTED'],
    [3, 'ADOPTED'],
  ])('are changed by more than half: %i of four have a proposal %s', (votes, status) => {
    const round = runningRound(DOCUMENT);
    for (const makers of [1, 0, 0, 0]) addProposer(round, makers);
    const { id, closesAtMs } = submitted(round, 'account-1', { effects: [richer] });
    for (let voter = 1; voter <= votes; voter += 1) vote(round, `account-${voter}`, id, 'FOR');
    round.advanceTo(closesAtMs);
    expect(round.state.need('proposals', id).status).toBe(status);
    expect(round.violations()).toEqual([]);
    expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
  });

  it('are changed by the formula once there are three players again', () => {
    const round = runningRound(DOCUMENT);
    for (const makers of [1, 0, 0, 0]) addProposer(round, makers);
    const { id, closesAtMs } = submitted(round, 'account-1', { effects: [richer] });
    round.do('account-4', { type: 'LeaveSeason' });
    round.advanceTo(closesAtMs);
    expect(round.state.need('proposals', id)).toMatchObject({ status: 'ADOPTED', votesFor: 0 });
  });

  it('are told in the rules of a round that can come to that, and only there', () => {
    const said = 'votes for a proposal from more than half of them adopt it at the end';
    const round = runningRound(DOCUMENT);
    expect(ruleMarkdown(rulesetOf(round.state))).toContain(said);
    expect(ruleMarkdown(rulesetWith(() => undefined))).not.toContain(said);
  });
});
