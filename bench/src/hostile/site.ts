import { post } from './client';

/** The target's data, created from a peaceful address. */
export type Site = {
  readonly port: number;
  /** A guest's token. */
  readonly token: string;
  /** The id of a public round with a long journal and many draws; the guest is its host. */
  readonly seasonId: string;
  /**
   * The clocks of rehearsals in which many votes end at one instant. The attack can set them
   * forward.
   */
  readonly clocks: readonly Clock[];
};
export type Clock = { readonly seasonId: string; readonly token: string; readonly to: string };

const MAKER = '127.0.0.3';
const EVENTS = 300;

/** The data of a query or mutation of the peaceful address. */
export async function ask<T>(
  port: number,
  query: string,
  token?: string,
  variables: Readonly<Record<string, unknown>> = {},
): Promise<T> {
  const asking = { variables, from: MAKER, ...(token === undefined ? {} : { token }) };
  const answer = JSON.parse((await post(port, query, asking)) ?? '{}') as { readonly data?: T };
  if (answer.data === undefined || answer.data === null) throw new Error(JSON.stringify(answer));
  return answer.data;
}

export async function startGuest(port: number): Promise<string> {
  const { startGuest: started } = await ask<{ startGuest: { token: string } }>(
    port,
    'mutation { startGuest(input: { displayName: "Mallory" }) { token } }',
  );
  return started.token;
}

/** The most expensive round to start: it has the highest permitted number of lots. */
export const DEAREST = [{ op: 'replace', path: '/auction/participation/minimum', value: 100 }];

export const CREATE = `mutation ($ruleset: JSON) {
  createRound(input: { name: "Round", rehearsal: true, startsAt: "2021-08-22T00:00:00Z", ruleset: $ruleset }) {
    refusal { code } season { id }
  }
}`;

type Created = { createRound: { season: { id: string } | null } };

export async function makeSite(port: number): Promise<Site> {
  const token = await startGuest(port);
  const dear = await ask<Created>(port, CREATE, token, { ruleset: DEAREST });
  const made =
    dear.createRound.season ?? (await ask<Created>(port, CREATE, token)).createRound.season;
  const seasonId = made?.id ?? '';
  await ask(
    port,
    'mutation ($id: ID!) { joinSeason(input: { seasonId: $id }) { refusal { code } } }',
    token,
    { id: seasonId },
  );
  for (let at = 0; at < EVENTS; at += 1) {
    await ask(
      port,
      `mutation ($id: ID!, $text: String!) {
        say(input: { seasonId: $id, channel: GAME_ACTIONS, text: $text }) { seq }
      }`,
      token,
      { id: seasonId, text: `word ${at}` },
    );
  }
  return { port, token, seasonId, clocks: [] };
}
