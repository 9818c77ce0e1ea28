/** Who idles is counted by no vote, dealt no game and elected to nothing, over the API [L5]. */
import { add, day } from '../api/nomic';
import { CLERK, SCRIBE } from '../mechanics';
import { textOf } from './house';
import type { Answer } from './house';
import { BOTH, openNomics } from './nomics';
import type { Nomics } from './nomics';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const VOTES = `status tally { votesFor votesAgainst } votes { choice counts player { name } }
  notVoted { name }`;
const PEGS = 'players(former: true) { nodes { id name pegs magistrelli } }';
const BACK_AT_ONCE = { rejoinAfterHours: 0, idling: { backAfterHours: 1 } };

describe.each(BOTH)('an idle player of %s', (game) => {
  it('is of no vote: neither what was cast counts, nor that nothing was', async () => {
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
    // One of one is a quorum.
    if (game === 'a round') {
      await season.clockTo(textOf((await season.proposal(proposalId)).closesAt));
    }
    expect(await season.node('Proposal', VOTES, proposalId)).toMatchObject({
      ...{ status: 'ADOPTED', tally: { votesFor: 1, votesAgainst: 0 } },
    });
  });

  it('is elected to no office, and who is left elects alone', async () => {
    const season = await nomics.open(game, { ruleset: [add('/offices', [SCRIBE])] });
    await season.clockTo(day(1));
    const forAnn = { office: 'SCRIBE', playerId: season.players.ann };
    await season.does('bob', 'voteForOffice', forAnn);
    for (const who of ['bob', 'cyd'] as const) await season.does(who, 'goIdle');
    const holder = async (): Promise<Answer> =>
      (await season.season('offices { holder { name } }')).offices[0]!.holder;
    expect(await holder()).toBeNull();
    expect((await season.isRefused('cyd', 'voteForOffice', forAnn)).code).toBe('YOU_ARE_IDLE');
    const forCyd = { office: 'SCRIBE', playerId: season.players.cyd };
    expect(await season.isRefused('ann', 'voteForOffice', forCyd)).toMatchObject({
      ...{ code: 'OFFICE_FOR_THE_AWAKE', rule: 'offices' },
    });
    await season.does('ann', 'voteForOffice', forAnn);
    expect(await holder()).toEqual({ name: 'ann' });
  });

  it('is not among those of whom the dice draw one', async () => {
    const season = await nomics.open(game, { ruleset: [add('/offices', [CLERK])] });
    for (const who of ['bob', 'cyd'] as const) await season.does(who, 'goIdle');
    await season.clockTo(day(1));
    const { journal } = await season.season(`journal(last: 9, types: [OfficeFilled]) { nodes {
      ... on OfficeFilled { player { name } officeDraw { candidates { name } } } } }`);
    expect(journal.nodes[0]).toEqual({
      ...{ player: { name: 'ann' }, officeDraw: { candidates: [{ name: 'ann' }] } },
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

describe('who joins a dynasty again', () => {
  const FIVE = [
    { op: 'replace', path: '/startingPegs', value: { type: 'FIXED', pegs: 5 } },
    { op: 'replace', path: '/membership', value: BACK_AT_ONCE },
  ];

  it('has the pegs and Magistrelli of before, no fresh ones, and no second game that day', async () => {
    const dynasty = await nomics.open('a dynasty', { ruleset: FIVE });
    const fields = 'game { id participants { player { name } } }';
    for (const who of ['ann', 'bob'] as const) {
      await dynasty.does(who, 'setReadiness', { ready: true });
    }
    const { game } = await dynasty.does('host', 'startGame', {}, fields);
    const [loser, winner] = game.participants.map(
      ({ player }) => textOf(player.name) as 'ann' | 'bob',
    );
    await dynasty.does(loser!, 'resignGame', { gameId: game.id });
    await dynasty.does('host', 'endGame', { gameId: game.id });
    const before = (await dynasty.season(PEGS)).players.nodes;
    const of = (players: Answer, who: string): Answer =>
      players.find(({ name }) => textOf(name) === who)!;
    expect([of(before, loser!).pegs, of(before, winner!).pegs]).toEqual([4, 6]);

    for (const who of [loser!, winner!]) {
      await dynasty.does(who, 'leaveSeason');
      const { player } = await dynasty.does(who, 'joinSeason', { name: who }, 'player { id }');
      expect(player.id).toBe(dynasty.players[who]);
      await dynasty.does(who, 'setReadiness', { ready: true });
    }
    const after = (await dynasty.season(PEGS)).players.nodes;
    expect(after).toHaveLength(3);
    for (const who of [loser!, winner!]) expect(of(after, who)).toEqual(of(before, who));
    expect(await dynasty.isRefused('host', 'startGame', {})).toMatchObject({
      ...{ code: 'TOO_FEW_AVAILABLE', facts: { available: 0 } },
    });
    await dynasty.clockTo(day(1));
    await dynasty.does('host', 'startGame');
  });
});
