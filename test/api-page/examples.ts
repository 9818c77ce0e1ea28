/** The starred operations, in the order in which a newcomer needs them. Each is really sent. */
import { parse, print } from 'graphql';
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse, Variables } from '../support/in-process-api';

export type Example = {
  readonly document: string;
  readonly variables: Variables;
  readonly answer: unknown;
};

/** An idempotency key for each attempt. */
const KEYS = Array.from(
  { length: 7 },
  (_, at) => `5f0c7e1a-9b32-4d6e-8a41-7c2d90b3e6f${String(at + 1)}`,
);

/** Noon of the round's first Monday, in the Auction Phase. */
const MONDAY = '2021-08-23T12:00:00Z';

const OPTIONS = 'options { mutation description inputType input needs until }';
const SEASONS = `query Lobby { seasons(first: 5, joinable: true, rehearsal: null) {
  nodes { id name status players { totalCount } } pageInfo { endCursor hasNextPage } } }`;
const JOIN = `mutation Join($input: JoinSeasonInput!) { joinSeason(input: $input) {
  refusal { code message anchor facts } seq player { id name } } }`;
const SEASON = `query Season($id: ID!) { season(id: $id) {
  name status now nextDeadline viewer { ${OPTIONS} } } }`;
const VIEWER = `query Waiting { viewer { waiting(first: 5) { totalCount nodes {
  kind until season { name } option { mutation inputType input needs } } } } }`;
const SAY = `mutation Say($input: SayInput!) { say(input: $input) {
  refusal { code message anchor facts } seq } }`;
const JOURNAL = `subscription Follow($id: ID!, $after: Int) { journal(seasonId: $id, after: $after) {
  seq at channel text __typename } }`;
const BIDS = `mutation Seal($input: SealBidsInput!) { sealBids(input: $input) {
  refusal { code message anchor facts } seq secretAction { id kind status revealsAt } } }`;
const PROPOSE = `mutation Propose($input: SubmitProposalInput!) { submitProposal(input: $input) {
  refusal { code message anchor facts } seq proposal { id number status closesAt } } }`;
const PLAY = `mutation Play($input: PlayCardInput!) { playCard(input: $input) {
  refusal { code message anchor facts } seq game { id gameStatus stakes deadline } } }`;
const ROUND = `mutation Make($input: CreateRoundInput!) { createRound(input: $input) {
  refusal { code message anchor facts } seq season { id name status } } }`;
const GUEST = `mutation Guest($input: StartGuestInput!) { startGuest(input: $input) {
  refusal { code message anchor facts } token viewer { account { id displayName guest } } } }`;

/** A newcomer's requests with their answers. */
class Tour {
  readonly examples = new Map<string, Example>();

  constructor(readonly api: ApiHouse) {}

  async show(
    operation: string,
    document: string,
    variables: Variables,
    token: string | null = null,
  ): Promise<Answer> {
    const data = await this.api.data(document, variables, token);
    this.examples.set(operation, { document: print(parse(document)), variables, answer: { data } });
    return data;
  }

  async live(operation: string, document: string, variables: Variables): Promise<void> {
    const events = await this.api.watch(document, variables);
    const { value } = (await events.next()) as { readonly value: unknown };
    await events.return?.();
    this.examples.set(operation, { document: print(parse(document)), variables, answer: value });
  }
}

/** The examples by operation name, with the ids and tokens of this run. */
export async function runExamples(): Promise<Map<string, Example>> {
  const api = await openApi();
  const tour = new Tour(api);
  try {
    const host = await api.signUp('host');
    const input = { displayName: 'Ann', idempotencyKey: KEYS[0] };
    const ann = textOf((await tour.show('startGuest', GUEST, { input })).startGuest.token);
    await casino(tour, host, ann);
    await giolitti(tour, host, ann);
  } finally {
    await api.close();
  }
  return tour.examples;
}

async function casino(tour: Tour, host: string, ann: string): Promise<void> {
  const making = {
    ...{ name: 'Tuesday table', edition: 'round-10/2021-08-24', rehearsal: true },
    ...{ startsAt: '2021-08-22T00:00:00Z', idempotencyKey: KEYS[1] },
  };
  const made = await tour.show('createRound', ROUND, { input: making }, host);
  const id = textOf(made.createRound.season.id);
  await tour.show('seasons', SEASONS, {});
  const joining = { seasonId: id, idempotencyKey: KEYS[2] };
  const { joinSeason } = await tour.show('joinSeason', JOIN, { input: joining }, ann);
  const grant = { seasonId: id, playerId: textOf(joinSeason.player.id) };
  await tour.api.data(
    `mutation ($input: GrantItemsInput!) { grantItems(input: $input) { refusal { code } } }`,
    { input: { ...grant, items: [{ item: 'STANDARD_PROPOSAL_MAKER', quantity: 1 }] } },
    host,
  );
  await tour.api.data(
    'mutation ($id: ID!, $to: DateTime!) { advanceClock(input: { seasonId: $id, to: $to }) { seq } }',
    { id, to: MONDAY },
    host,
  );
  await tour.show('season', SEASON, { id }, ann);
  await tour.show('viewer', VIEWER, {}, ann);
  const { season } = await tour.api.data(
    'query ($id: ID!) { season(id: $id) { ... on Round { auction { lots(first: 1) { nodes { id } } } } } }',
    { id },
  );
  const lotId = textOf(season.auction.lots.nodes[0]?.id);
  const bids = { seasonId: id, bids: [{ lotId, amount: 20 }], idempotencyKey: KEYS[3] };
  await tour.show('sealBids', BIDS, { input: bids }, ann);
  const words = { seasonId: id, channel: 'AUCTIONS', text: 'Lot 1 is mine.' };
  const said = { ...words, idempotencyKey: KEYS[4] };
  const { say } = await tour.show('say', SAY, { input: said }, ann);
  await tour.live('journal', JOURNAL, { id, after: Number(String(say.seq)) - 1 });
  const proposal = { title: 'Tea', text: 'Tea is served at five.', class: 'STANDARD' };
  const proposed = { seasonId: id, ...proposal, idempotencyKey: KEYS[5] };
  await tour.show('submitProposal', PROPOSE, { input: proposed }, ann);
}

async function giolitti(tour: Tour, host: string, ann: string): Promise<void> {
  const { api } = tour;
  const { createDynasty } = await api.data(
    `mutation { createDynasty(input: { name: "Giolitti", rehearsal: true }) { season { id } } }`,
    {},
    host,
  );
  const id = textOf(createDynasty.season.id);
  for (const token of [ann, host]) {
    await api.data(
      `mutation ($id: ID!) {
        joinSeason(input: { seasonId: $id }) { seq }
        setReadiness(input: { seasonId: $id, ready: true }) { seq }
      }`,
      { id },
      token,
    );
  }
  const turn = `query ($id: ID!) { season(id: $id) { ... on Dynasty {
    games(first: 1) { nodes { id turn { name } } } } } }`;
  const game = (await api.data(turn, { id })).season.games.nodes[0];
  const token = textOf(game?.turn.name) === 'Ann' ? ann : host;
  const card = { rank: 'KING', suit: 'CUPS' };
  const play = { gameId: textOf(game?.id), card, claim: 0, idempotencyKey: KEYS[6] };
  await tour.show('playCard', PLAY, { input: play }, token);
}
