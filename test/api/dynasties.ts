import { signUpAnew } from '../support/person';
import type { Asker, Person } from '../support/person';
import type { TestClient } from '../support/test-client';
import type { OpenNode, Pair, Site } from '../support/installations';

/** The starting player's hand, the other player's hand, and the Grand Canal. */
export const KINGS =
  'KING BATONS, KING COINS, KING CUPS, KING SWORDS, QUEEN BATONS, QUEEN COINS, QUEEN CUPS';
export const ACES = 'ACE BATONS, ACE COINS, ACE CUPS, ACE SWORDS, 6 BATONS, 6 COINS, 6 CUPS';
export const TEN = '10 SWORDS';

export type Card = { readonly rank: string; readonly suit: string };
export function card(text: string): Card {
  const [rank = '', suit = ''] = text.split(' ');
  return { rank, suit };
}

type Payload = {
  readonly refusal: { readonly code: string } | null;
  readonly seq: number | null;
  readonly season?: { readonly id: string };
  readonly player?: { readonly id: string };
  readonly game?: {
    readonly id: string;
    readonly participants: readonly { readonly player: { readonly name: string } }[];
  };
};

const OF_SEASON = 'season { id }';
const OF_GAME = 'game { id participants { player { name } } }';
/** The name of each mutation's input type, and the fields of its payload. */
const MUTATIONS = {
  createDynasty: ['CreateDynastyInput', OF_SEASON],
  joinSeason: ['JoinSeasonInput', 'player { id }'],
  setReadiness: ['SetReadinessInput', OF_SEASON],
  wearMask: ['WearMaskInput', OF_SEASON],
  advanceClock: ['AdvanceClockInput', OF_SEASON],
  startGame: ['StartGameInput', OF_GAME],
  playCard: ['PlayCardInput', OF_GAME],
  offerSfida: ['GameInput', OF_GAME],
  answerSfida: ['AnswerSfidaInput', OF_GAME],
  resignGame: ['GameInput', OF_GAME],
  useReali: ['UseRealiInput', OF_GAME],
  endGame: ['GameInput', OF_GAME],
  placeBet: ['PlaceBetInput', OF_GAME],
  becomeBookmaker: ['GameInput', OF_GAME],
} as const;
export type MutationName = keyof typeof MUTATIONS;

export function mutationOf(name: MutationName): string {
  const [input, subject] = MUTATIONS[name];
  return `mutation ($input: ${input}!) { ${name}(input: $input) {
    refusal { code message rule facts } seq ${subject} } }`;
}

/** Sends a mutation, and resolves with its payload. Throws if the answer has errors. */
export async function ask(
  person: Person<Asker>,
  name: MutationName,
  input: object,
): Promise<Payload> {
  const { body } = await person.post(mutationOf(name), { input });
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  return body.data?.[name] as Payload;
}

/** Sends a mutation, and resolves with its payload. An error or a refusal fails the test. */
export async function act(
  person: Person<Asker>,
  name: MutationName,
  input: object,
): Promise<Payload> {
  const payload = await ask(person, name, input);
  expect([name, payload.refusal]).toEqual([name, null]);
  return payload;
}

/** A dynasty with a game. Its host deals and does not play. */
export type Dealt<C extends Asker = TestClient> = {
  readonly host: Person<C>;
  /** A player who only watches. */
  readonly cyd: Person<C>;
  /** The participant who starts; `second` is the other. */
  readonly first: Person<C>;
  readonly second: Person<C>;
  readonly id: string;
  readonly gameId: string;
  /** The players' ids by name. */
  readonly players: Readonly<Record<string, string>>;
};

const DECK = `${KINGS}, ${ACES}, ${TEN}`;

/** A rehearsal with a game of the given deck, and with optional changes. */
export async function dealAt<C extends Asker>(
  client: C,
  deck: string | null = DECK,
  input: object = {},
): Promise<Dealt<C>> {
  const people: Record<string, Person<C>> = {};
  for (const name of ['host', 'ann', 'bob', 'cyd']) people[name] = await signUpAnew(client, name);
  const { host, cyd } = people as { host: Person<C>; cyd: Person<C> };
  const opening = { name: 'D', rehearsal: true, automaticDealing: false, ...input };
  const id = (await act(host, 'createDynasty', opening)).season!.id;
  const players: Record<string, string> = {};
  for (const name of ['ann', 'bob', 'cyd']) {
    const { player } = await act(people[name]!, 'joinSeason', { seasonId: id, name });
    players[name] = player!.id;
  }
  for (const name of ['ann', 'bob']) {
    await act(people[name]!, 'setReadiness', { seasonId: id, ready: true });
  }
  const cards = deck === null ? null : deck.split(', ').map(card);
  const { game } = await act(host, 'startGame', { seasonId: id, deck: cards });
  const [first, second] = game!.participants.map(({ player }) => people[player.name]!);
  return { host, cyd, first: first!, second: second!, id, gameId: game!.id, players };
}

export type DynastyTable = Dealt & { readonly site: Site; readonly node: OpenNode };

export async function openDynasty(
  fresh: Pair['fresh'],
  deck: string | null = DECK,
  input: object = {},
): Promise<DynastyTable> {
  const site = await fresh();
  const node = await site.open();
  return { site, node, ...(await dealAt(node.client, deck, input)) };
}

const SHOWN = `seq gameStatus stakes story deadline turn { name } campione { name } seed
  sfida { by { name } } participants { score hand { rank suit } disclosedHand { rank suit } }`;
export const TABLE_UPDATED = `subscription ($at: ID!) {
  tableUpdated(tableId: $at) { ... on GiolittiGame { ${SHOWN} } } }`;

/** The game as this person sees it. */
export async function shownTo(person: Person, gameId: string): Promise<Record<string, unknown>> {
  const query = `query ($id: ID!) { node(id: $id) { ... on GiolittiGame { ${SHOWN} } } }`;
  const { body } = await person.post(query, { id: gameId });
  if (body.errors !== undefined) throw new Error(JSON.stringify(body.errors));
  return body.data?.['node'] as Record<string, unknown>;
}
