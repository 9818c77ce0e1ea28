/** A season continues without its host: the players vote for another host, over the API [L10]. */
import { add } from '../api/nomic';
import type { Nomic } from '../api/nomic';
import { textOf } from '../support/in-process-api';
import type { Answer } from '../support/in-process-api';
import { BOTH, openNomics } from './nomic-seasons';
import type { Nomics } from './nomic-seasons';

let nomics: Nomics;
beforeAll(async () => {
  nomics = await openNomics();
});
afterAll(() => nomics.api.close());

const DAY_MS = 86_400_000;
const HOSTING = 'hosting { hosts { displayName } awayAt actedAt powers } host { displayName }';
const after = (at: unknown, ms: number): string =>
  new Date(Date.parse(String(at)) + ms).toISOString();
/** A ruleset in which the players, and not the host, have all powers. */
const ALL_BY_VOTE = [add('/hosting', { awayDays: 14, powers: [] })];

async function told(season: Nomic, type: string, fields: string): Promise<Answer> {
  const query = `journal(last: 5, types: [${type}]) { nodes { text ... on ${type} { ${fields} } } }`;
  return (await season.season(query, 'ann')).journal.nodes.at(-1)!;
}
const namesOf = ({ nodes }: Answer): readonly string[] => nodes.map(({ name }) => textOf(name));

describe.each(BOTH)('the host of %s', (game) => {
  it('is replaced by vote after being away for fourteen days, and hosts no more', async () => {
    const season = await nomics.openInEarnest(game);
    const { hosting } = await season.season(HOSTING, 'ann');
    expect(hosting.hosts).toEqual([{ displayName: 'host' }]);
    const awayAt = textOf(hosting.awayAt);
    expect(awayAt).toBe(after(hosting.actedAt, 14 * DAY_MS));
    const effects = [{ replaceHost: season.players.ann }];
    const input = { class: game === 'a round' ? 'URGENT' : null, title: 'Ann hosts', effects };

    await season.clockTo(after(awayAt, -1));
    expect(await season.isRefused('bob', 'submitProposal', input)).toMatchObject({
      ...{ code: 'HOST_NOT_AWAY', rule: 'seasons' },
      facts: { hostAwayAt: awayAt, effect: 0 },
    });
    await season.clockTo(awayAt);
    await season.adopts('Ann hosts', ...effects);

    const now = await season.season(`${HOSTING} viewer { host }`, 'ann');
    expect(now).toMatchObject({
      hosting: { hosts: [{ displayName: 'ann' }] },
      ...{ host: { displayName: 'ann' }, viewer: { host: true } },
    });
    // The new host's absence is counted from the vote.
    expect(Date.parse(textOf(now.hosting.awayAt))).toBeGreaterThanOrEqual(
      Date.parse(awayAt) + 14 * DAY_MS,
    );
    const event = await told(season, 'HostReplaced', 'player { name } proposal { title }');
    expect(event).toEqual({
      ...{ text: 'By vote, ann hosts the season now.', player: { name: 'ann' } },
      proposal: { title: 'Ann hosts' },
    });
    expect(await season.isRefused('host', 'closeSeason', {})).toMatchObject({
      ...{ code: 'NOT_THE_HOST', rule: 'seasons' },
    });
    await season.does('ann', 'describeSeason', { name: 'Under Ann' });
    expect((await season.season('name', 'bob')).name).toBe('Under Ann');
  });

  it('removes nobody and ends nothing where the rules leave that to votes, and a vote does', async () => {
    const season = await nomics.openInEarnest(game, { ruleset: ALL_BY_VOTE });
    const bob = season.players.bob!;
    expect(await season.isRefused('host', 'closeSeason', {})).toMatchObject({
      ...{ code: 'NOT_A_HOST_POWER', facts: { power: 'CLOSE_SEASON' } },
    });
    expect(await season.isRefused('host', 'removePlayer', { playerId: bob })).toMatchObject({
      ...{ code: 'NOT_A_HOST_POWER', facts: { power: 'REMOVE_PLAYER' } },
    });
    expect((await season.season(HOSTING)).hosting.powers).toEqual([]);
    await season.adopts('Bob out', { removePlayer: bob });
    expect(namesOf((await season.season('players { nodes { name } }')).players)).toEqual([
      ...['ann', 'cyd'],
    ]);
    expect((await told(season, 'PlayerLeft', 'player { name }')).player.name).toBe('bob');
    const end = { class: game === 'a round' ? 'URGENT' : null, title: 'The end' };
    const asked = { ...end, effects: [{ closeSeason: true }] };
    const { proposal } = await season.does(
      'ann',
      'submitProposal',
      asked,
      'proposal { id closesAt }',
    );
    for (const who of ['ann', 'cyd'] as const) {
      await season.does(who, 'castVote', { proposalId: proposal.id, vote: 'FOR' });
    }
    if (game === 'a round') await season.clockTo(textOf(proposal.closesAt));
    expect(await season.season('status winner { name }')).toEqual({
      ...{ status: 'ENDED', winner: null },
    });
    const type = game === 'a round' ? 'RoundClosed' : 'DynastyClosed';
    expect((await told(season, type, 'seq')).text).toMatch(/^The players ended the /);
  });
});

describe('the dealer of a dynasty', () => {
  const DEALER = 'id ... on Dynasty { dealer { displayName } }';

  it('hands dealing on: who deals then starts games, and the host does not', async () => {
    const dynasty = await nomics.open('a dynasty');
    const ann = { playerId: dynasty.players.ann };
    expect((await dynasty.isRefused('bob', 'handOnDealer', ann)).code).toBe('NOT_THE_DEALER');
    await dynasty.does('host', 'handOnDealer', ann);
    expect((await dynasty.season(DEALER)).dealer).toEqual({ displayName: 'ann' });
    expect(await told(dynasty, 'DealerHandedOn', 'player { name }')).toMatchObject({
      player: { name: 'ann' },
    });
    for (const who of ['bob', 'cyd'] as const) {
      await dynasty.does(who, 'setReadiness', { ready: true });
    }
    expect(await dynasty.isRefused('host', 'startGame', {})).toMatchObject({
      ...{ code: 'NOT_THE_DEALER', rule: 'starting-a-game' },
    });
    await dynasty.does('ann', 'startGame');
    expect((await dynasty.isRefused('ann', 'handOnDealer', ann)).code).toBe('ALREADY_DEALER');
  });

  it('is another by vote, who deals', async () => {
    const dynasty = await nomics.open('a dynasty');
    await dynasty.adopts('Cyd deals', { replaceDealer: dynasty.players.cyd });
    expect((await dynasty.season(DEALER)).dealer).toEqual({ displayName: 'cyd' });
    const again = { title: 'Cyd deals', effects: [{ replaceDealer: dynasty.players.cyd }] };
    expect(await dynasty.isRefused('ann', 'submitProposal', again)).toMatchObject({
      ...{ code: 'ALREADY_DEALER', facts: { effect: 0 } },
    });
    for (const who of ['ann', 'bob'] as const) {
      await dynasty.does(who, 'setReadiness', { ready: true });
    }
    expect((await dynasty.isRefused('host', 'startGame', {})).code).toBe('NOT_THE_DEALER');
    await dynasty.does('cyd', 'startGame');
  });
});
