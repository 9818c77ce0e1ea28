import { createHash } from 'node:crypto';
import {
  AdvanceClockDocument,
  CommitHashDocument,
  MakeRoundDocument,
  GrantItemsDocument,
  BecomePlayerDocument,
  PositionDocument,
  RevealTextDocument,
} from '../generated/operations';
import type { CreateRoundInput, ItemInput, PositionQuery } from '../generated/operations';
import type { Person } from '../support/person';

/** The days of the week in which the rounds begin [A1, D2]. */
export const SUNDAY = '2021-08-22T00:00:00.000Z';
export const MONDAY = '2021-08-23T00:00:00.000Z';
export const TUESDAY = '2021-08-24T00:00:00.000Z';
export const THURSDAY = '2021-08-26T00:00:00.000Z';
export const NEXT_SUNDAY = '2021-08-29T00:00:00.000Z';

/** The last millisecond before an instant. */
export const justBefore = (at: string): string => new Date(Date.parse(at) - 1).toISOString();

export const sha256 = (text: string): string =>
  createHash('sha256').update(text, 'utf8').digest('hex');

/** Creates a rehearsal that begins on Sunday, with optional changes. */
export async function createRound(
  host: Person,
  input: Partial<CreateRoundInput> = {},
): Promise<{ readonly id: string; readonly inviteCode: string | null }> {
  const { createRound: done } = await host.ask(MakeRoundDocument, {
    input: { name: 'Round', rehearsal: true, startsAt: SUNDAY, ...input },
  });
  expect(done.refusal).toBeNull();
  return { id: done.season!.id, inviteCode: done.inviteCode };
}

/** Joins a season. Resolves with the player's id. */
export async function join(
  person: Person,
  seasonId: string,
  inviteCode: string | null = null,
): Promise<string> {
  const { joinSeason } = await person.ask(BecomePlayerDocument, {
    input: { seasonId, inviteCode },
  });
  expect(joinSeason.refusal).toBeNull();
  return joinSeason.player!.id;
}

export async function clockTo(host: Person, seasonId: string, to: string): Promise<void> {
  const { advanceClock } = await host.ask(AdvanceClockDocument, { input: { seasonId, to } });
  expect(advanceClock).toMatchObject({ refusal: null, season: { now: to } });
}

export async function grant(
  host: Person,
  seasonId: string,
  playerId: string,
  items: ItemInput[],
): Promise<void> {
  const input = { seasonId, playerId, items };
  expect((await host.ask(GrantItemsDocument, { input })).grantItems.refusal).toBeNull();
}

type Kind = 'BIDS' | 'HAND';

/** Commits a secret action by a hash of the player's own text. */
export async function commit(
  person: Person,
  seasonId: string,
  kind: Kind,
  text: string,
): Promise<void> {
  const input = { seasonId, kind, sha256: sha256(text) };
  const { commitSecretAction } = await person.ask(CommitHashDocument, { input });
  expect(commitSecretAction).toMatchObject({
    refusal: null,
    secretAction: { status: 'COMMITTED', custody: 'OWN' },
  });
}

export async function reveal(
  person: Person,
  seasonId: string,
  kind: Kind,
  text: string,
): Promise<void> {
  const input = { seasonId, kind, text };
  const { revealSecretAction } = await person.ask(RevealTextDocument, { input });
  expect(revealSecretAction).toMatchObject({ refusal: null, secretAction: { text } });
}

export async function position(
  person: Person,
  id: string,
): Promise<NonNullable<PositionQuery['season']>> {
  const { season } = await person.ask(PositionDocument, { id });
  return season!;
}

/** Cards in the form of grants and hands: `['KNIGHT', 'SWORDS']` is one. */
export const cards = (...faces: readonly (readonly [rank: string, suit: string])[]): ItemInput[] =>
  faces.map(([rank, suit]) => ({ card: { rank, suit } }));
