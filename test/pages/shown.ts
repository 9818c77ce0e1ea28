import type { TestClient } from '../support/test-client';

/** Values for the placeholders in page addresses such as `/s/{round}`. */
export type Shown = {
  /** The token of Ada, who hosts both seasons and plays in them. */
  readonly token: string;
  readonly ids: Readonly<Record<string, string>>;
};

const DECK = ['KING', 'ACE', 'QUEEN'].flatMap((rank) =>
  ['BATONS', 'COINS', 'CUPS', 'SWORDS'].map((suit) => ({ rank, suit })),
);
const START = '2021-08-22T00:00:00Z';
/** A player plays one game a day, so the second game is on this day. */
const THE_NEXT_DAY = '2021-08-23T12:00:00Z';
/** A time in the second week during open bidding. */
const AT_AUCTION = '2021-08-30T13:10:00Z';

/** Fills every page: a round in its second week, and a dynasty in its second game. */
export async function furnish(client: TestClient): Promise<Shown> {
  const ada = await client.guest('Ada');
  const bruno = await client.guest('Bruno');
  const account = (await ask(client, ada, '{ viewer { account { id } } }'))['viewer'] as Viewer;
  const round = await makeRound(client, ada, bruno);
  const dynasty = await makeDynasty(client, ada, bruno);
  return { token: ada, ids: { account: account.account.id, ...round, ...dynasty } };
}

type Viewer = { readonly account: { readonly id: string } };
type Made = {
  readonly refusal: { readonly message: string } | null;
  readonly season?: { readonly id: string };
  readonly player?: { readonly id: string };
  readonly game?: { readonly id: string };
  readonly inviteCode?: string;
};

async function makeRound(client: TestClient, ada: string, bruno: string) {
  const opening = { name: 'Round 12', rehearsal: true, startsAt: START };
  const made = await send(client, ada, 'createRound', opening, 'season { id }');
  const seasonId = made.season!.id;
  const mine = await send(client, ada, 'joinSeason', { seasonId }, 'player { id }');
  const { player } = await send(client, bruno, 'joinSeason', { seasonId }, 'player { id }');
  await send(client, ada, 'advanceClock', { seasonId, to: AT_AUCTION });
  await send(client, bruno, 'say', { seasonId, channel: 'AUCTIONS', text: 'Whose are the bells?' });
  const items = [{ item: 'STANDARD_PROPOSAL_MAKER', quantity: 1 }];
  await send(client, ada, 'grantItems', { seasonId, playerId: mine.player!.id, items });
  const chip = [{ item: 'CHIP', quantity: 1 }];
  await send(client, ada, 'offerTrade', { seasonId, to: player!.id, give: chip, get: chip });
  const terms = 'We bid on no lot of each other’s.';
  await send(client, ada, 'offerContract', { seasonId, with: [player!.id], terms, clauses: [] });
  await send(client, ada, 'submitProposal', { seasonId, title: 'More candles', text: 'Ten more.' });
  const { inviteCode } = await send(client, ada, 'rotateInvite', { seasonId }, 'inviteCode');
  return { round: seasonId, code: inviteCode! };
}

async function makeDynasty(client: TestClient, ada: string, bruno: string) {
  const opening = { name: 'Carnival', rehearsal: true, startsAt: START, automaticDealing: false };
  const made = await send(client, ada, 'createDynasty', opening, 'season { id }');
  const seasonId = made.season!.id;
  for (const token of [ada, bruno]) await send(client, token, 'joinSeason', { seasonId });
  await send(client, ada, 'wearMask', { seasonId, mask: 'PANTALONE' });
  const deal = async (): Promise<string> => {
    for (const token of [ada, bruno]) {
      await send(client, token, 'setReadiness', { seasonId, ready: true });
    }
    const { game } = await send(client, ada, 'startGame', { seasonId, deck: DECK }, 'game { id }');
    return game!.id;
  };
  const ended = await deal();
  await send(client, bruno, 'resignGame', { gameId: ended });
  await send(client, ada, 'endGame', { gameId: ended });
  await send(client, ada, 'advanceClock', { seasonId, to: THE_NEXT_DAY });
  const game = await deal();
  await playFirst(client, { Ada: ada, Bruno: bruno }, game);
  return { dynasty: seasonId, ended, game };
}

type Hands = {
  readonly turn: { readonly name: string };
  readonly participants: readonly {
    readonly player: { readonly name: string };
    readonly hand: readonly object[] | null;
  }[];
};

/**
 * Plays the first card of the player whose turn it is. A Magician shows the hand to all players.
 */
async function playFirst(
  client: TestClient,
  tokens: Readonly<Record<string, string>>,
  gameId: string,
) {
  const shown = `{ node(id: "${gameId}") { ... on GiolittiGame {
    turn { name } participants { player { name } hand { rank suit } } } } }`;
  for (const [name, token] of Object.entries(tokens)) {
    const { turn, participants } = (await ask(client, token, shown))['node'] as Hands;
    if (turn.name !== name) continue;
    const hand = participants.find(({ player }) => player.name === name)?.hand;
    await send(client, token, 'playCard', { gameId, card: hand?.[0], claim: 0 });
    return;
  }
}

async function ask(
  client: TestClient,
  token: string,
  query: string,
  variables: Record<string, unknown> = {},
): Promise<Record<string, unknown>> {
  const { body } = await client.post(query, { token, variables });
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  return body.data ?? {};
}

const INPUTS: Readonly<Record<string, string>> = { resignGame: 'GameInput', endGame: 'GameInput' };

/** Sends a mutation. Throws if it is refused. */
async function send(client: TestClient, token: string, name: string, input: object, wanted = '') {
  const type = INPUTS[name] ?? `${name.charAt(0).toUpperCase()}${name.slice(1)}Input`;
  const mutation = `mutation ($input: ${type}!) {
    done: ${name}(input: $input) { refusal { message } ${wanted} } }`;
  const done = (await ask(client, token, mutation, { input }))['done'] as Made;
  expect([name, done.refusal]).toEqual([name, null]);
  return done;
}
