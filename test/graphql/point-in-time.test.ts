import { readSeasonId } from '../../src/graphql/ids/global-ids';
import type { RoundSnapshot } from '../../src/graphql/snapshots/by-game';
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

let api: ApiHouse;
let ann: string;
let bob: string;
beforeAll(async () => {
  api = await openApi();
  [ann, bob] = [await api.signUp('ann'), await api.signUp('bob')];
});
afterAll(() => api.close());

const create = async (game: string, more = ''): Promise<string> => {
  const mutation = `mutation { createRound: create${game}(input: { name: "Rehearsal", rehearsal: true,
    startsAt: "2021-08-22T00:00:00Z" ${more} }) { season { id } } }`;
  return textOf((await api.data(mutation, {}, ann)).createRound.season.id);
};
const send = async (token: string, mutation: string, input: object): Promise<void> => {
  const type = `${mutation[0]!.toUpperCase()}${mutation.slice(1)}Input`;
  const document = `mutation ($input: ${type}!) { submitProposal: ${mutation}(input: $input) { refusal { message } } }`;
  const { submitProposal: done } = await api.data(document, { input }, token);
  expect(done.refusal).toBeNull();
};

const SHOWN = `__typename name status seq now ruleset { revision sections { anchor title } }
  players(former: true) { nodes { name joinedAt leftAt } } viewer { player { id name } }
  ... on Round {
    phase
    auction { lots { nodes { number cards { name } } } }
    proposals { nodes { title status tally { votesFor } } }
    secretActions { kind player { name } status sha256 bids { lot { number } amount } }
  }
  ... on Dynasty {
    games { nodes { number status participants { player { name } hand { name } } } }
  }`;
const PRESENT = `query ($id: ID!) { season(id: $id) { ${SHOWN} } }`;
const PAST = `query ($id: ID!, $seq: Int) { season(id: $id, atSeq: $seq) { ${SHOWN} } }`;

/** The views of both players and of a stranger after each command. */
class Witness {
  private readonly seen: { readonly token: string | null; readonly saw: Answer }[] = [];

  constructor(private readonly id: string) {}

  async look(): Promise<void> {
    for (const token of [ann, bob, null]) {
      const { season } = await api.data(PRESENT, { id: this.id }, token);
      this.seen.push({ token, saw: season });
    }
  }

  /** Checks that queries of the past show the same views. */
  async check(least: number): Promise<void> {
    const seqs = new Set(this.seen.map(({ saw }) => Number(saw.seq)));
    expect(seqs.size).toBeGreaterThanOrEqual(least);
    for (const { token, saw } of this.seen) {
      const variables = { id: this.id, seq: Number(saw.seq) };
      expect((await api.data(PAST, variables, token)).season).toEqual(saw);
    }
  }
}

describe('a season as it was', () => {
  it('is a round as each saw it then, hidden things included', async () => {
    const seasonId = await create('Round', 'steward: false');
    const witness = new Witness(seasonId);
    const act = async (token: string, mutation: string, more: object = {}): Promise<void> => {
      await send(token, mutation, { seasonId, ...more });
      await witness.look();
    };
    await act(ann, 'joinSeason');
    await act(bob, 'joinSeason');
    await act(bob, 'generateLot');
    await act(ann, 'advanceClock', { to: '2021-08-23T00:00:00Z' });
    await act(bob, 'sealBids', { bids: [{ lotId: await lotOf(seasonId), amount: 5 }] });
    await act(ann, 'advanceClock', { to: '2021-08-30T00:00:00Z' });
    await act(bob, 'leaveSeason');
    await witness.check(7);
  });

  it('is a dynasty as each saw it then: no hand but one’s own', async () => {
    const seasonId = await create('Dynasty');
    const witness = new Witness(seasonId);
    for (const token of [ann, bob]) {
      await send(token, 'joinSeason', { seasonId });
      await witness.look();
      await send(token, 'setReadiness', { seasonId, ready: true });
      await witness.look();
    }
    await send(ann, 'advanceClock', { seasonId, to: '2021-09-30T00:00:00Z' });
    await witness.look();
    await witness.check(5);
  });

  it('has no options, and nothing that came later', async () => {
    const seasonId = await create('Round');
    await send(ann, 'joinSeason', { seasonId });
    await send(bob, 'joinSeason', { seasonId });
    const { season: now } = await api.data(
      `{ season(id: "${seasonId}") { seq players { nodes { id } } viewer { options { mutation } } } }`,
      {},
      ann,
    );
    expect(now.viewer.options).not.toEqual([]);
    const playerId = textOf(now.players.nodes[1]!.id);
    const { season: then } = await api.data(
      `query ($player: ID!) { season(id: "${seasonId}", atSeq: ${Number(now.seq) - 1}) {
        player(id: $player) { name } players { totalCount } viewer { options { mutation } } } }`,
      { player: playerId },
      ann,
    );
    expect(then).toEqual({
      player: null,
      players: { totalCount: 1 },
      viewer: { options: [] },
    });
  });

  it('is shown to whoever could see it then', async () => {
    const make = `mutation { createRound(input: { name: "Private", rehearsal: true, visibility: INVITATION,
      startsAt: "2021-08-22T00:00:00Z" }) { inviteCode season { id seq } } }`;
    const { createRound } = await api.data(make, {}, ann);
    const { inviteCode, season } = createRound;
    const seasonId = textOf(season.id);
    await send(bob, 'joinSeason', { seasonId, inviteCode });
    const past = { id: seasonId, seq: Number(season.seq) };
    expect((await api.data(PAST, past, bob)).season).toBeNull();
    expect((await api.data(PAST, past, ann)).season).toMatchObject({ seq: past.seq });
    expect((await api.data(PAST, { ...past, seq: past.seq + 1 }, bob)).season).not.toBeNull();
    expect((await api.data(PAST, past, null)).season).toBeNull();
  });

  it('does not tell the name of whoever has deleted the account', async () => {
    const seasonId = await create('Round');
    const carl = await api.signUp('carl');
    await send(carl, 'joinSeason', { seasonId });
    const { season } = await api.data(PRESENT, { id: seasonId }, ann);
    expect(season.players.nodes.map(({ name }) => name)).toEqual(['carl']);
    // Deleting an account does this in each of its seasons.
    const id = readSeasonId('id', seasonId);
    const reading = (await api.deps.engine.read(id)) as RoundSnapshot;
    const { accountId } = reading.state.all('players')[0]!;
    await api.deps.engine.submit(id, { type: 'EraseName' }, { accountId, idempotencyKey: null });
    const past = { id: seasonId, seq: Number(season.seq) };
    const names = (await api.data(PAST, past, ann)).season.players.nodes.map(({ name }) => name);
    expect(names).toEqual(['Deleted player 1']);
  });

  test.each([0, -1, 999])('is not to be had at %i', async (seq) => {
    const { errors } = await api.ask(PAST, { id: await create('Round'), seq }, ann);
    expect(errors[0]).toMatchObject({
      message: expect.stringContaining('"atSeq" must be 1 to ') as unknown,
      extensions: { code: 'BAD_USER_INPUT' },
    });
  });
});

async function lotOf(id: string): Promise<string> {
  const query = `query ($id: ID!) { season(id: $id) { ... on Round { auction { lots { nodes { id } } } } } }`;
  return textOf((await api.data(query, { id }, ann)).season.auction.lots.nodes[0]!.id);
}
