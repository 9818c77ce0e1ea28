import type { TestClient } from './test-client';

/** A server's API, over the network or in the process. */
export type ApiServer = { readonly client: Pick<TestClient, 'post' | 'guest'> };

const START = '2021-08-22T00:00:00Z';

export type Seated = { readonly name: string; readonly token: string; readonly player: string };

/**
 * A rehearsal with its players, which a test moves through its weeks. The first player is its host.
 */
export type Rehearsal = {
  readonly id: string;
  readonly people: readonly Seated[];
  readonly moveTo: (at: string) => Promise<void>;
  readonly grant: (to: Seated, item: string, quantity: number) => Promise<void>;
  /** Sends a mutation and throws on a refusal. Resolves with the id of the created thing. */
  readonly send: (
    by: Seated,
    mutation: string,
    input: object,
    made?: string,
  ) => Promise<string | null>;
};

export async function rehearse(
  { client }: ApiServer,
  names: readonly string[],
  opening: Readonly<Record<string, unknown>> = {},
  making: 'createRound' | 'createDynasty' = 'createRound',
): Promise<Rehearsal> {
  const post = async (token: string, mutation: string, input: object, made?: string) => {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input`;
    const query = `mutation ($input: ${type}!) {
      done: ${mutation}(input: $input) { refusal { message } ${made === undefined ? '' : `${made} { id }`} } }`;
    const { body } = await client.post(query, { token, variables: { input } });
    expect(body).toMatchObject({ data: { done: { refusal: null } } });
    const done = body.data!['done'] as Record<string, { readonly id: string }>;
    return made === undefined ? null : done[made]!.id;
  };
  const tokens: string[] = [];
  for (const name of names) tokens.push(await client.guest(name));
  const usual = { name: 'Round', rehearsal: true, startsAt: START };
  const id = (await post(tokens[0]!, making, { ...usual, ...opening }, 'season'))!;
  const inviteCode =
    opening['visibility'] === 'INVITATION' ? await codeOf(client, tokens[0]!, id) : null;
  const people: Seated[] = [];
  for (const [at, token] of tokens.entries()) {
    const player = (await post(token, 'joinSeason', { seasonId: id, inviteCode }, 'player'))!;
    people.push({ name: names[at]!, token, player });
  }
  const host = tokens[0]!;
  return {
    id,
    people,
    moveTo: async (to) => {
      await post(host, 'advanceClock', { seasonId: id, to });
    },
    grant: async (to, item, quantity) => {
      const items = [{ item, quantity }];
      await post(host, 'grantItems', { seasonId: id, playerId: to.player, items });
    },
    send: (by, mutation, input, made) => post(by.token, mutation, { seasonId: id, ...input }, made),
  };
}

/** The invitation code of a hidden season. */
async function codeOf(client: ApiServer['client'], token: string, id: string): Promise<string> {
  const query = `mutation ($id: ID!) { rotateInvite(input: { seasonId: $id }) { inviteCode } }`;
  const { body } = await client.post(query, { token, variables: { id } });
  return (body.data!['rotateInvite'] as { readonly inviteCode: string }).inviteCode;
}
