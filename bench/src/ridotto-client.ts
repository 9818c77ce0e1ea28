/** The benchmarks' requests to Ridotto, as any client would send them. */
import { RawSocket } from './raw-socket';

export type Table = { readonly token: string; readonly seasonId: string };

/** Starts a guest who creates a round and joins it. */
export async function makeRound(port: number): Promise<Table> {
  const token = await startGuest(port, 'Bench');
  const { createRound } = await ask<{ createRound: { season: { id: string } } }>(
    port,
    token,
    `mutation {
      createRound(input: { name: "Bench", rehearsal: true, startsAt: "2021-08-22T00:00:00Z" }) {
        season { id }
      }
    }`,
  );
  const seasonId = createRound.season.id;
  await join(port, token, seasonId);
  return { token, seasonId };
}

/** Starts a guest who joins a round. */
export async function joinRound(port: number, name: string, seasonId: string): Promise<Table> {
  const token = await startGuest(port, name);
  await join(port, token, seasonId);
  return { token, seasonId };
}

async function startGuest(port: number, name: string): Promise<string> {
  const { startGuest: started } = await ask<{ startGuest: { token: string } }>(
    port,
    null,
    'mutation ($name: String!) { startGuest(input: { displayName: $name }) { token } }',
    { name },
  );
  return started.token;
}

async function join(port: number, token: string, id: string): Promise<void> {
  const { joinSeason } = await ask<{ joinSeason: { refusal: { code: string } | null } }>(
    port,
    token,
    'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { refusal { code } } }',
    { id },
  );
  if (joinSeason.refusal !== null) throw new Error(`not joined: ${joinSeason.refusal.code}`);
}

export async function ask<T>(
  port: number,
  token: string | null,
  query: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const response = await fetch(`http://127.0.0.1:${port}/graphql`, {
    method: 'POST',
    headers: {
      'content-type': 'application/json',
      ...(token === null ? {} : { authorization: `Bearer ${token}` }),
    },
    body: JSON.stringify({ query, variables }),
  });
  const answer = (await response.json()) as { readonly data: T; readonly errors?: unknown };
  if (answer.errors !== undefined) throw new Error(JSON.stringify(answer.errors));
  return answer.data;
}

export const SAY = `mutation Say($id: ID!, $text: String!) {
  say(input: { seasonId: $id, channel: GAME_ACTIONS, text: $text }) { seq refusal { code } }
}`;

/** The message that executes `say` under an operation id. */
export const sayMessage = (id: string, seasonId: string, text: string): string =>
  JSON.stringify({
    id,
    type: 'subscribe',
    payload: { query: SAY, variables: { id: seasonId, text } },
  });

/** A socket for graphql-transport-ws, after its greeting. */
export async function openGraphqlSocket(port: number, token: string | null): Promise<RawSocket> {
  const socket = await RawSocket.open(port, '/graphql', 'graphql-transport-ws');
  const greeted = socket.next((text) => (text.includes('connection_ack') ? true : null));
  const payload = token === null ? {} : { token };
  socket.sendText(JSON.stringify({ type: 'connection_init', payload }));
  await greeted;
  return socket;
}
