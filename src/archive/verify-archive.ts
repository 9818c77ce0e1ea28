import { DamagedFault } from '../engine';
import type { SeasonId } from '../kernel';
import { InvalidArchive } from './format';
import { ArchiveFold } from './fold-archive';
import { linesOf } from './lines';
import { readArchive } from './read-archive';

/**
 * Reads an archive as an import does, but stores nothing. Rejects with `DamagedFault` if an import
 * would refuse the archive.
 */
export async function verifyArchive(
  seasonId: SeasonId,
  pieces: AsyncIterable<string>,
): Promise<void> {
  let folding: ArchiveFold | null = null;
  try {
    for await (const part of readArchive(linesOf(inUtf8(pieces)))) {
      if ('head' in part) folding = new ArchiveFold(part.head, (label) => label);
      else if ('event' in part) folding?.add(part.line, part.event);
      else folding?.end(part.line, part.foot);
    }
  } catch (error) {
    if (!(error instanceof InvalidArchive)) throw error;
    // The first line is the head, and each event has one line.
    const seq = error.line > 1 ? error.line - 1 : null;
    throw new DamagedFault(
      { table: 'journal', seasonId, seq },
      'its archive could not be imported again',
    );
  }
}

async function* inUtf8(pieces: AsyncIterable<string>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) yield Buffer.from(piece);
}
