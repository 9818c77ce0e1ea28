/**
 * A player who is removed from a round by invitation gets nothing more of it on an open socket
 * [S20].
 */
import { closeAll, startTestServer } from '../../support/test-server';

afterEach(closeAll);

const CREATE = `mutation { createRound(input: { name: "Cellar", rehearsal: true,
  visibility: INVITATION }) { inviteCode season { id } } }`;
const JOIN = `mutation ($input: JoinSeasonInput!) { joinSeason(input: $input) { player { id } } }`;
const REMOVE = `mutation ($id: ID!, $player: ID!) {
  removePlayer(input: { seasonId: $id, playerId: $player }) { refusal { code } } }`;
const JOURNAL = 'subscription ($id: ID!) { journal(seasonId: $id) { seq __typename } }';
const AUCTION = 'subscription ($id: ID!) { auctionUpdated(roundId: $id) { seq } }';
const SEASON = 'subscription ($id: ID!) { seasonUpdated(seasonId: $id) { seq } }';
const INBOX = 'subscription { inbox { number event { __typename } } }';

it('ends what was running for the one, and goes on for the others', async () => {
  const { client } = await startTestServer();
  const [host, ann, bob] = await Promise.all(
    ['Host', 'Ann', 'Bob'].map((who) => client.guest(who)),
  );
  const post = async (query: string, token: string, variables = {}): Promise<unknown> => {
    const { body } = await client.post(query, { token, variables });
    expect(body.errors).toBeUndefined();
    return body.data;
  };
  const { createRound } = (await post(CREATE, host!)) as {
    createRound: { inviteCode: string; season: { id: string } };
  };
  const { inviteCode, season } = createRound;
  const { id } = season;
  const join = async (name: string, token: string): Promise<string> => {
    const input = { seasonId: id, name, inviteCode };
    const { joinSeason } = (await post(JOIN, token, { input })) as {
      joinSeason: { player: { id: string } };
    };
    return joinSeason.player.id;
  };
  const player = await join('Ann', ann!);
  await join('Bob', bob!);

  const [journal, auction, whole, inbox, others] = await Promise.all(
    [ann, ann, ann, ann, bob].map((token) => client.connected({ token: token! })),
  );
  journal!.subscribe('a', JOURNAL, { id });
  auction!.subscribe('a', AUCTION, { id });
  whole!.subscribe('a', SEASON, { id });
  inbox!.subscribe('a', INBOX);
  others!.subscribe('a', JOURNAL, { id });
  for (const view of [auction!, whole!]) {
    expect((await view.next()).payload).toHaveProperty('data');
  }
  // An answer to a later query proves that the earlier subscriptions have begun.
  for (const socket of [journal!, inbox!, others!]) await socket.ask('{ __typename }');

  await post(REMOVE, host!, { id, player });
  for (const socket of [journal!, auction!, whole!]) {
    const { payload } = await socket.next();
    expect(payload).toMatchObject({ errors: [{ extensions: { code: 'NOT_FOUND' } }] });
    expect(await socket.next()).toEqual({ id: 'a', type: 'complete' });
  }
  expect((await inbox!.next()).payload).toMatchObject({
    data: { inbox: { event: { __typename: 'RemovedFromSeason' } } },
  });
  expect((await others!.next()).payload).toMatchObject({
    data: { journal: { __typename: 'PlayerLeft' } },
  });
});
