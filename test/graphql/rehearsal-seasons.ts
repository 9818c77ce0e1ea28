/** Rehearsals over the schema: a host creates them, others join, and the clock moves them. */
import { textOf } from '../support/in-process-api';
import type { Answer, ApiHouse } from '../support/in-process-api';

const CREATE = {
  createRound: `mutation ($input: CreateRoundInput!) { createRound(input: $input) {
    refusal { code facts } season { id } } }`,
  createDynasty: `mutation ($input: CreateDynastyInput!) { createDynasty(input: $input) {
    refusal { code facts } season { id } } }`,
};
const JOIN = `mutation ($id: ID!) {
  joinSeason(input: { seasonId: $id }) { refusal { code } player { id } }
}`;
const CLOCK = `mutation ($id: ID!, $to: DateTime!) {
  advanceClock(input: { seasonId: $id, to: $to }) { refusal { code } }
}`;

/**
 * Creates a rehearsal that begins on Sunday, 22 August 2021, and resolves with its id. A round is
 * created without a steward.
 */
export async function rehearsal(
  api: ApiHouse,
  host: string,
  more: object = {},
  make: keyof typeof CREATE = 'createRound',
): Promise<string> {
  const steward = make === 'createRound' ? { steward: false } : {};
  const when = { rehearsal: true, startsAt: '2021-08-22T00:00:00Z' };
  const input = { name: 'Rehearsal', ...steward, ...when, ...more };
  const made = (await api.data(CREATE[make], { input }, host))[make];
  expect(made.refusal).toBeNull();
  return textOf(made.season.id);
}

/** Joins a season. Resolves with the player's id. */
export async function joined(api: ApiHouse, id: string, token: string): Promise<string> {
  const { joinSeason } = await api.data(JOIN, { id }, token);
  expect(joinSeason.refusal).toBeNull();
  return textOf(joinSeason.player.id);
}

export async function clockTo(
  api: ApiHouse,
  host: string,
  id: string,
  to: unknown,
): Promise<Answer> {
  const { advanceClock } = await api.data(CLOCK, { id, to }, host);
  expect(advanceClock.refusal).toBeNull();
  return advanceClock;
}
