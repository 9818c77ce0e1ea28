import type { Engine, SeasonSnapshot, SeasonRecord } from '../engine';
import { GAMES, missingEvent } from '../engine';
import type { Holding } from '../kernel';
import { rulesetDigest } from '../rulesets';
import type { Ruleset } from '../rulesets';
import { withPresentName } from '../season';
import type { PlayerRow, RevisionRow } from '../season';
import { accountLabels, renameAccounts } from './account-labels';
import { chainDigest, FORMAT, holdingsDigest, printLine } from './format';
import type { ArchivedEvent, ArchiveFooter, ArchiveHeader } from './format';

/** The number of events read at a time. */
const PAGE = 500;

/** The tables of either game's state for the head and the foot. */
type ArchivedState = {
  all(table: 'revisions'): RevisionRow<Ruleset>[];
  all(table: 'holdings'): Holding[];
  get(table: 'players', id: string): PlayerRow | undefined;
};

/**
 * Writes an ended season line by line; after the end of a season, all of it is public. Each line
 * includes its line end.
 */
export async function* writeArchive(
  engine: Engine,
  reading: SeasonSnapshot,
): AsyncGenerator<string> {
  const { record } = reading;
  const state: ArchivedState = reading.state;
  let digest = '';
  const line = (content: ArchiveHeader | ArchivedEvent | ArchiveFooter): string => {
    digest = chainDigest(digest, content);
    return printLine({ ...content, digest });
  };
  yield line(headOf(record, state));
  const label = accountLabels();
  const nameOf = (playerId: string): string | null => state.get('players', playerId)?.name ?? null;
  for (let after = 0; after < record.seq;) {
    const rows = await engine.journal(record.id, after, PAGE);
    for (const { seq, atMs, actor, type, payload } of rows) {
      yield line({
        seq,
        at: new Date(atMs).toISOString(),
        by: actor,
        version: GAMES[record.kind].versionOf(type) ?? 1,
        event: { ...withPresentName(renameAccounts(payload, label), nameOf), type },
      });
      after = seq;
    }
    if (rows.length === 0) throw missingEvent(record.id, after + 1);
  }
  yield line({ end: record.seq, holdings: holdingsDigest(state.all('holdings')) });
}

function headOf(record: SeasonRecord, state: ArchivedState): ArchiveHeader {
  const { id, kind, name, edition, createdAtMs, seq } = record;
  const rulesets = state
    .all('revisions')
    .sort((one, other) => one.revision - other.revision)
    .map(({ revision, adoptedSeq, document }) => ({
      revision,
      seq: adoptedSeq,
      digest: rulesetDigest(document),
    }));
  const createdAt = new Date(createdAtMs).toISOString();
  return { format: FORMAT, season: id, kind, name, edition, createdAt, events: seq, rulesets };
}
