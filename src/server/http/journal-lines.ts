import { printLine } from '../../archive';
import { GAMES } from '../../engine';
import type { Engine, SeasonSnapshot } from '../../engine';
import { seasonGlobalId } from '../../graphql';
import type { AccountId } from '../../kernel';

const ROWS = 100;

/**
 * The journal of a running season as the reader sees it: the common fields of each visible `Event`,
 * and the number of each hidden one. Unlike an archive, it cannot be imported.
 */
export async function* journalLines(
  engine: Engine,
  { kind, state, record }: SeasonSnapshot,
  account: AccountId | null,
): AsyncGenerator<string> {
  const game = GAMES[kind];
  const { id, name, seq: last } = record;
  yield printLine({ journal: seasonGlobalId(kind, id), kind, name, seq: last });
  for (let after = 0; after < last;) {
    const stretch = { after, before: last + 1, fromEnd: false, limit: ROWS };
    const rows = await engine.stretch(id, stretch);
    if (rows.length === 0) return;
    for (const { seq, atMs, type, channel, payload } of rows) {
      const event = payload as unknown as Parameters<typeof game.eventText>[2];
      const at = new Date(atMs).toISOString();
      const isSeen = game.seesEvent(state, account, event);
      const content = isSeen ? { type, channel, text: game.eventText(state, seq, event) } : HIDDEN;
      yield printLine({ seq, at, ...content });
      after = seq;
    }
  }
}

const HIDDEN = { type: 'HiddenEvent' };
