/** An idle player counts in no vote, and is neither dealt in nor elected, over the API [L5]. */
import { day } from '../api/nomic';
import { textOf } from '../support/in-process-api';
import { BOTH, openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const VOTES = `status tally { votesFor votesAgainst } votes { choice counts player { name } }
  notVoted { name }`;
const BACK_AT_ONCE = { rejoinAfterHours: 0, idling: { backAfterHours: 1 } };

describe.each(BOTH)('an idle player of %s', (game) => {
  it('counts in no vote, neither as a voter nor as one who has not voted', async () => {
    const season = await nomics.open(game);
    const proposalId = await season.proposed('Something');
    await season.does('bob', 'castVote', { proposalId, vote: 'AGAINST' });
    expect(await season.node('Proposal', VOTES, proposalId)).toMatchObject({
      ...{ tally: { votesFor: 0, votesAgainst: 1 }, notVoted: [{ name: 'ann' }, { name: 'cyd' }] },
    });
    for (const who of ['bob', 'cyd'] as const) await season.does(who, 'goIdle');
    expect(await season.node('Proposal', VOTES, proposalId)).toMatchObject({
      ...{ tally: { votesFor: 0, votesAgainst: 0 }, notVoted: [{ name: 'ann' }] },
      votes: [{ choice: 'AGAINST', counts: false, player: { name: 'bob' } }],
    });
    const vote = { proposalId, vote: 'FOR' };
    expect(await season.isRefused('cyd', 'castVote', vote)).toMatchObject({
      ...{ code: 'YOU_ARE_IDLE', rule: 'players' },
    });
    await season.does('ann', 'castVote', vote);
    // Only one player counts, so that player alone is a quorum.
    if (game === 'a round') {
      await season.clockTo(textOf((await season.proposal(proposalId)).closesAt));
    }
    expect(await season.node('Proposal', VOTES, proposalId)).toMatchObject({
      ...{ status: 'ADOPTED', tally: { votesFor: 1, votesAgainst: 0 } },
    });
  });
});

describe('an idle player of a dynasty', () => {
  it('is dealt no game, and is ready again once back', async () => {
    const dynasty = await nomics.open('a dynasty', {
      ruleset: [{ op: 'replace', path: '/membership', value: BACK_AT_ONCE }],
    });
    for (const who of ['ann', 'bob'] as const) {
      await dynasty.does(who, 'setReadiness', { ready: true });
    }
    await dynasty.does('bob', 'goIdle');
    expect(await dynasty.isRefused('host', 'startGame', {})).toMatchObject({
      ...{ code: 'TOO_FEW_AVAILABLE', facts: { available: 1 } },
    });
    await dynasty.clockTo(new Date(Date.parse(day(0)) + 3_600_000).toISOString());
    await dynasty.does('bob', 'comeBack');
    expect((await dynasty.isRefused('host', 'startGame', {})).code).toBe('TOO_FEW_AVAILABLE');
    await dynasty.does('bob', 'setReadiness', { ready: true });
    await dynasty.does('host', 'startGame');
  });
});
