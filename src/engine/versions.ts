import type { JsonObject, SeasonId } from '../kernel';
import { DamagedFault, missingEvent } from './data-faults';
import { GAMES } from './games';
import type { AnyGame, SeasonKind } from './games';
import type { GroupCommit, JournalRow, SeasonStore } from './ports';

type Games = Readonly<Record<SeasonKind, Pick<AnyGame, 'versionOf' | 'upcast'>>>;

/** An event in a form that this server does not know, because a newer server wrote it. */
export class NewerEvent extends Error {
  override readonly name = 'NewerEvent';
  constructor({ seasonId, seq, type }: JournalRow, version: number) {
    super(
      `Event ${seq} of season ${seasonId} is a ${type} of version ${version}, written by a newer ` +
        'server: this one cannot read it until it is updated.',
    );
  }
}

/**
 * A store that returns every event in its present form. A stored event may have any version up to
 * the present one. The version is in the event's JSON, as `v`; without `v` it is 1. Rejects with
 * `NewerEvent` or `DamagedFault` rather than guess.
 */
export function versioned(store: SeasonStore, games: Games = GAMES): SeasonStore {
  const every = Object.values(games);
  /**
   * Returns a function that gives each row its present form. The game is looked up only for rows
   * that may have another version.
   */
  const read = async (rows: readonly JournalRow[]): Promise<(row: JournalRow) => JournalRow> => {
    for (const row of rows) if (!isObject(row.payload)) throw unreadable(row);
    const others = rows.filter((row) => !isCurrent(row, every));
    if (others.length === 0) return (row) => row;
    const records = await store.records([...new Set(others.map(({ seasonId }) => seasonId))]);
    const kinds = new Map(records.map(({ id, kind }) => [id, kind]));
    // The rows of a season that an operator has just deleted stay as they are.
    const now = new Map(
      others.map((row) => {
        const kind = kinds.get(row.seasonId);
        return [row, kind === undefined ? row : upcastRow(row, games[kind])] as const;
      }),
    );
    return (row) => now.get(row) ?? row;
  };

  /** Rejects if an event is missing. The rows count from `first`, up or down by `step`. */
  const throwIfGap = async (
    id: SeasonId,
    rows: readonly JournalRow[],
    first: number,
    step: 1 | -1,
  ): Promise<void> => {
    const at = rows.findIndex(({ seq }, index) => seq !== first + step * index);
    // The journal of a season has gaps while an operator deletes the season.
    if (at >= 0 && (await store.record(id)) !== null) throw missingEvent(id, first + step * at);
  };

  return {
    ...store,
    commit: (group) => store.commit(withVersions(group, games)),
    journal: async (id, after, limit) => {
      const rows = await store.journal(id, after, limit);
      await throwIfGap(id, rows, after + 1, 1);
      return rows.map(await read(rows));
    },
    stretch: async (id, stretch) => {
      const rows = await store.stretch(id, stretch);
      const { after, before, fromEnd, channels, types, actor } = stretch;
      const isWhole = [channels, types, actor].every((filter) => (filter ?? null) === null);
      if (isWhole && !fromEnd) await throwIfGap(id, rows, (after ?? 0) + 1, 1);
      else if (isWhole && before !== null) await throwIfGap(id, rows, before - 1, -1);
      return rows.map(await read(rows));
    },
    inbox: async (account, after, limit) => {
      const entries = await store.inbox(account, after, limit);
      const now = await read(entries.map(({ event }) => event));
      return entries.map((entry) => ({ ...entry, event: now(entry.event) }));
    },
  };
}

/** True if the event has version 1 and every game with such events still has version 1. */
function isCurrent({ type, payload }: JournalRow, games: readonly Games[SeasonKind][]): boolean {
  if (payload['v'] !== undefined) return false;
  const versions = games.map((game) => game.versionOf(type)).filter((version) => version !== null);
  return versions.length > 0 && versions.every((version) => version === 1);
}

function upcastRow(row: JournalRow, game: Games[SeasonKind]): JournalRow {
  const { v = 1, ...event } = row.payload;
  const version = Number(v);
  const now = game.upcast({ type: row.type, version, event });
  if (now === null) {
    const known = game.versionOf(row.type);
    if (known === null || !(version > known)) throw unreadable(row);
    throw new NewerEvent(row, version);
  }
  return { ...row, type: now.type, payload: now };
}

/** The event may also be from a newer server; this one can never read it. */
const unreadable = ({ seasonId, seq }: JournalRow): DamagedFault =>
  new DamagedFault(
    { table: 'journal', seasonId, seq },
    'it is damaged, or a newer server has written it',
  );

const isObject = (value: unknown): boolean => typeof value === 'object' && value !== null;

function withVersions(group: GroupCommit, games: Games): GroupCommit {
  const seasons = group.seasons.map((part) => ({
    ...part,
    events: part.events.map((row) => withVersion(row, games[part.record.kind])),
  }));
  return { ...group, seasons };
}

function withVersion(row: JournalRow, game: Games[SeasonKind]): JournalRow {
  const v = game.versionOf(row.type) ?? 1;
  const payload: JsonObject = v === 1 ? row.payload : { ...row.payload, v };
  return { ...row, payload };
}
