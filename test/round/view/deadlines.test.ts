import { deadlinesOf } from '../../../src/round';
import { addPlayer, runningRound } from '../given';
import { account, at, MONDAY, TestRound, THURSDAY } from '../harness';
import { addProposer, submitted, vote } from '../proposals/proposal-commands';

const SEALED = 'ab'.repeat(32);

const told = (round: TestRound, name: string | null = null): string[] =>
  deadlinesOf(round.state, name === null ? null : account(name)).map(
    ({ atMs, text, waits }) =>
      `${new Date(atMs).toISOString().slice(0, 16)} ${text}${waits ? ' (waits)' : ''}`,
  );
const idsOf = ({ state }: TestRound): string[] => deadlinesOf(state, null).map(({ id }) => id);

describe('the deadlines of a round', () => {
  it('are its start before it begins, and its end after it has ended', () => {
    const round = TestRound.open({ startsAtMs: at('2021-09-05') });
    expect(told(round)).toEqual(['2021-09-05T00:00 The round starts.']);
    round.do('host', { type: 'CloseSeason' });
    expect(told(round)).toEqual([expect.stringMatching(/ The round ended\.$/)]);
  });

  it('are the end of bidding and the phases to come, each by an id of its own that stays [Phases]', () => {
    const round = runningRound();
    addPlayer(round);
    expect(told(round)).toEqual([
      '2021-08-30T00:00 The round starts.',
      '2021-09-02T00:00 Bidding closes.',
      '2021-09-02T00:00 The Bartering Phase of week 1 begins.',
      '2021-09-06T00:00 The Auction Phase of week 2 begins.',
      '2021-09-09T00:00 The Bartering Phase of week 2 begins.',
      '2021-09-13T00:00 The Auction Phase of week 3 begins.',
    ]);
    const before = idsOf(round);
    expect(new Set(before).size).toBe(before.length);
    round.advanceTo(THURSDAY);
    expect(told(round)).not.toContainEqual(expect.stringContaining('Bidding'));
    expect(idsOf(round).slice(1, 4)).toEqual(before.slice(3));
  });

  it('say nothing of a calendar that stands still [S22]', () => {
    expect(told(runningRound())).toEqual(['2021-08-30T00:00 The round starts.']);
  });

  it('say when secret actions are to be revealed, and to their owner that they wait [D2]', () => {
    const round = runningRound();
    addPlayer(round);
    addPlayer(round);
    round.advanceTo(MONDAY);
    round.do('account-1', { type: 'CommitSecretAction', kind: 'BIDS', sha256: SEALED });
    const public_ = '2021-09-05T00:00 The time to reveal secret actions ends.';
    expect(told(round)).toContain(public_);
    expect(told(round, 'account-2')).toEqual(told(round));
    expect(told(round, 'account-1').filter((line) => line.endsWith('(waits)'))).toEqual([
      '2021-09-05T00:00 The time to reveal secret actions ends: reveal yours, unless the server keeps their texts. (waits)',
    ]);
  });

  it('say of a vote when it ends, and to whoever has not voted that it waits [Proposals]', () => {
    const round = runningRound();
    addProposer(round);
    const { id, title, closesAtMs } = submitted(round);
    const ends = `${new Date(closesAtMs).toISOString().slice(0, 16)} The vote on proposal 1, “${title}” ends`;
    expect(told(round)).toContain(`${ends}.`);
    expect(told(round, 'account-1')).toContain(`${ends}: you have not voted. (waits)`);
    vote(round, 'account-1', id, 'FOR');
    expect(told(round, 'account-1')).toContain(`${ends}.`);
  });

  it('wait no longer for somebody who left', () => {
    const round = runningRound();
    addProposer(round);
    addPlayer(round);
    submitted(round);
    expect(told(round, 'account-2')).not.toEqual(told(round));
    round.do('account-2', { type: 'LeaveSeason' });
    expect(told(round, 'account-2')).toEqual(told(round));
  });
});
