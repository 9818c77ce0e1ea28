/** Enters a bot as a guest or with an account, and joins it to the season. */
import { randomBytes, randomUUID } from 'node:crypto';
import type { Client } from '../client/http';
import { JoinSeasonDocument, SignUpDocument, StartGuestDocument } from '../generated/operations';
import type { SignedInFragment } from '../generated/operations';
import { CHARACTERS, PERSONALITIES } from './personalities';
import type { Personality } from './personalities';
import type { Seat } from './seat';

export type Profile = Pick<Seat, 'name' | 'personality' | 'custody'>;

const NAMES = [
  ...['Ada', 'Bruno', 'Chiara', 'Dario', 'Elena', 'Fausto', 'Gilda', 'Ivo', 'Lucia', 'Marco'],
  ...['Nina', 'Oreste', 'Paola', 'Renzo', 'Sofia', 'Tullio', 'Ugo', 'Viola', 'Wanda', 'Zeno'],
];

/** Each character has one bot that keeps its secrets and one that entrusts them to the server. */
export function profileOf(place: number): Profile {
  const round = Math.floor(place / NAMES.length);
  const name = `${NAMES[place % NAMES.length] ?? 'Nemo'}${round === 0 ? '' : `-${round + 1}`}`;
  const kinds = CHARACTERS.length;
  return {
    name,
    personality: personalityOf(place % kinds),
    custody: (place + Math.floor(place / kinds)) % 2 === 0 ? 'OWN' : 'ENTRUSTED',
  };
}

function personalityOf(place: number): Personality {
  return PERSONALITIES[CHARACTERS[place] ?? 'cautious'];
}

export type SignedIn = {
  readonly token: string;
  /** The account's creation time by the server's clock. */
  readonly createdAt: string;
};

/** Starts a guest: an account with a token and without a password. */
export async function enterAsGuest(client: Client, displayName: string): Promise<SignedIn> {
  const { startGuest } = await client.ask(StartGuestDocument, {
    input: { displayName, idempotencyKey: randomUUID() },
  });
  return signedIn(startGuest);
}

async function enterWithAccount(client: Client, displayName: string): Promise<SignedIn> {
  const { signUp } = await client.ask(SignUpDocument, {
    input: {
      handle: `demo-${randomBytes(6).toString('hex')}`,
      password: randomBytes(18).toString('base64'),
      displayName,
      idempotencyKey: randomUUID(),
    },
  });
  return signedIn(signUp);
}

function signedIn({ refusal, token, viewer }: SignedInFragment): SignedIn {
  const createdAt = viewer?.account.createdAt ?? null;
  if (token === null || createdAt === null) {
    throw new Error(`Signing in was refused: ${refusal?.message ?? 'nobody says why'}`);
  }
  return { token, createdAt };
}

/** Joins the season. Resolves with the player's id. */
export async function join(client: Client, seasonId: string, name: string): Promise<string> {
  const { joinSeason } = await client.ask(JoinSeasonDocument, {
    input: { seasonId, name, idempotencyKey: randomUUID() },
  });
  const { refusal, player } = joinSeason;
  if (player === null) throw new Error(refusal?.message ?? 'Joining gave no player.');
  return player.id;
}

/** Enters a bot; every other bot is a guest. Resolves with its token. */
export async function enter(anybody: Client, place: number, name: string): Promise<string> {
  const way = place % 2 === 0 ? enterAsGuest : enterWithAccount;
  return (await way(anybody, name)).token;
}
