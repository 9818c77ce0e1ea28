/**
 * The players' client seeds for the dice [rulings S24, V13]. A player chooses a client seed by
 * sending its hash. The hash counts from the next server seed on, and the player reveals the text
 * later. The server could not know the text when it drew that server seed, so it cannot predict the
 * mix. A player who learns the server seed can no longer choose a client seed to suit it.
 */
import type { PlayerId } from './ids';
import { sha256OfText } from './sha256';

/** A player's hash that is bound to a server seed. */
export type FixedSeed = {
  readonly playerId: PlayerId;
  /** The SHA-256 of the client seed. */
  readonly sha256: string;
  /** The number of the event with the hash. */
  readonly fixedSeq: number;
};

/**
 * The client seeds that are bound to a server seed when it is drawn. They never change afterwards.
 */
export type SeedBinding = {
  /** The number of the event with the commitment. */
  readonly seq: number;
  /** The client seeds, in the order in which their players joined. */
  readonly clientSeeds: readonly FixedSeed[];
};

/** A player's client seeds. */
export type ClientSeedRow = {
  readonly id: PlayerId;
  /** The hash bound to the present server seed; null for none. */
  readonly sha256: string | null;
  readonly fixedSeq: number | null;
  /** The text whose hash is `sha256`; null until the player reveals it. */
  readonly opened: string | null;
  /** The hash for the next server seed; null for none. */
  readonly nextSha256: string | null;
  readonly nextFixedSeq: number | null;
};

export type ClientSeedRows = { clientSeeds: ClientSeedRow };

/** The part of a state that client seeds need. */
export interface ClientSeedTables {
  get(table: 'clientSeeds', id: string): ClientSeedRow | undefined;
  all(table: 'clientSeeds'): ClientSeedRow[];
  put(table: 'clientSeeds', row: ClientSeedRow): void;
  remove(table: 'clientSeeds', id: string): void;
}

export const CLIENT_SEED_SPECS = { clientSeeds: {} };

const NOTHING = {
  sha256: null,
  fixedSeq: null,
  opened: null,
  nextSha256: null,
  nextFixedSeq: null,
};

/** The hash in lower case, as `sha256OfText` writes it. */
export const asReckoned = (sha256: string | null): string | null => sha256?.toLowerCase() ?? null;

/**
 * Stores the hash of a client seed, or withdraws the seed if `sha256` is null. Call it in the
 * `evolve` of that event.
 */
export function fixSeed(
  tables: ClientSeedTables,
  id: PlayerId,
  sha256: string | null,
  seq: number,
): void {
  const row = tables.get('clientSeeds', id) ?? { ...NOTHING, id };
  const nextFixedSeq = sha256 === null ? null : seq;
  tables.put('clientSeeds', { ...row, nextSha256: sha256, nextFixedSeq });
}

/** The hashes of these players to bind to a server seed that is drawn now. */
export function seedsToBind(
  tables: ClientSeedTables,
  players: readonly { readonly id: PlayerId }[],
): FixedSeed[] {
  return players.flatMap(({ id: playerId }) => {
    const row = tables.get('clientSeeds', playerId);
    return row === undefined || row.nextSha256 === null || row.nextFixedSeq === null
      ? []
      : [{ playerId, sha256: row.nextSha256, fixedSeq: row.nextFixedSeq }];
  });
}

/** Binds these hashes and drops all others. Call it in the `evolve` of a commitment. */
export function bindSeeds(tables: ClientSeedTables, bound: readonly FixedSeed[]): void {
  for (const { id } of tables.all('clientSeeds')) tables.remove('clientSeeds', id);
  for (const { playerId: id, sha256, fixedSeq } of bound) {
    const next = { nextSha256: sha256, nextFixedSeq: fixedSeq };
    tables.put('clientSeeds', { id, sha256, fixedSeq, opened: null, ...next });
  }
}

/**
 * Stores the text that a player has revealed; its hash is not used for later seeds. Call it in the
 * `evolve` of every event that reveals a client seed.
 */
export function openSeed(tables: ClientSeedTables, id: PlayerId, text: string | null): void {
  const row = tables.get('clientSeeds', id);
  if (row === undefined || row.sha256 === null || row.opened !== null || text === null) return;
  const isLast = row.nextFixedSeq === row.fixedSeq;
  const next = isLast ? { nextSha256: null, nextFixedSeq: null } : {};
  tables.put('clientSeeds', { ...row, opened: text, ...next });
}

/** The reason why a player's client seed is refused. */
export type SeedProblem = 'CLIENT_SEED_NEEDED' | 'CLIENT_SEED_NOT_FIXED';

/**
 * The problem with a client seed; null if it is accepted. `given`: the text, or null for none. An
 * opened text need not be given again.
 */
export function seedProblem(
  tables: ClientSeedTables,
  id: PlayerId,
  given: string | null,
): SeedProblem | null {
  if (given !== null) {
    const isFixed = sha256OfText(given) === tables.get('clientSeeds', id)?.sha256;
    return isFixed ? null : 'CLIENT_SEED_NOT_FIXED';
  }
  return seedOwed(tables, id) === null ? null : 'CLIENT_SEED_NEEDED';
}

/** The hash whose text the player has yet to reveal; null for none. */
export function seedOwed(tables: ClientSeedTables, id: PlayerId): string | null {
  const row = tables.get('clientSeeds', id);
  return row?.opened === null ? row.sha256 : null;
}

/**
 * The digest of all fixed seeds in the label of a draw: the SHA-256 of the hashes, joined by
 * commas.
 */
export const digestOf = ({ clientSeeds }: SeedBinding): string =>
  sha256OfText(clientSeeds.map(({ sha256 }) => sha256).join(','));

/**
 * The sentence of an event in which a player sends the hash of a client seed or withdraws the seed.
 */
export const seedSetText = (name: string, sha256: string | null): string =>
  sha256 === null
    ? `${name} took back the client seed for the dice to come.`
    : `${name} fixed a client seed for the dice to come, with the SHA-256 ${sha256}.`;
