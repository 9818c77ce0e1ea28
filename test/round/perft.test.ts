/**
 * Counts the distinct accepted sequences of commands from a fixed position, as a checksum of a rule
 * set. If a count changes and no rule has changed, the code has a bug.
 */
import { offered, positionOf } from './positions';
import type { Position } from './positions';
import type { PlayedRound } from './simulation/played-round';

type Count = {
  readonly position: Position;
  /** The accounts whose commands count. */
  readonly who: readonly string[];
  /** The counts for sequences of one command, of two, and so on. */
  readonly counts: readonly number[];
};

/** Each edition's expected counts. */
const COUNTS: Readonly<Record<string, readonly Count[]>> = {
  'round-10/2021-08-24': [
    { position: 'Sunday', who: ['host', 'ann', 'bob'], counts: [40, 1501] },
    { position: 'Monday', who: ['host', 'ann', 'bob'], counts: [50, 2370] },
    { position: 'Thursday', who: ['host', 'ann', 'bob'], counts: [44, 1817] },
    { position: 'Sunday', who: ['ann'], counts: [16, 229, 3314] },
    { position: 'Monday', who: ['ann'], counts: [21, 404, 7814] },
    { position: 'Thursday', who: ['ann'], counts: [18, 291, 4712] },
  ],
  'round-10/draft': [
    { position: 'Sunday', who: ['host', 'ann', 'bob'], counts: [37, 1291] },
    { position: 'Thursday', who: ['host', 'ann', 'bob'], counts: [39, 1420] },
    { position: 'Saturday', who: ['host', 'ann', 'bob'], counts: [35, 1156] },
    { position: 'Sunday', who: ['ann'], counts: [15, 204, 2839] },
    { position: 'Thursday', who: ['ann'], counts: [16, 225, 3158] },
    { position: 'Saturday', who: ['ann'], counts: [14, 177, 2300] },
  ],
  'round-10/early': [
    { position: 'Sunday', who: ['host', 'ann', 'bob'], counts: [32, 963] },
    { position: 'Monday', who: ['host', 'ann', 'bob'], counts: [46, 2006] },
    { position: 'Thursday', who: ['host', 'ann', 'bob'], counts: [36, 1215] },
    { position: 'Sunday', who: ['ann'], counts: [12, 127, 1380] },
    { position: 'Monday', who: ['ann'], counts: [19, 330, 5783] },
    { position: 'Thursday', who: ['ann'], counts: [14, 173, 2154] },
  ],
  'round-10/gallery': [
    { position: 'Sunday', who: ['host', 'ann', 'bob'], counts: [44, 1818] },
    { position: 'Monday', who: ['host', 'ann', 'bob'], counts: [50, 2370] },
    { position: 'Thursday', who: ['host', 'ann', 'bob'], counts: [50, 2349] },
    { position: 'Sunday', who: ['ann'], counts: [18, 290, 4665] },
    { position: 'Monday', who: ['ann'], counts: [21, 404, 7814] },
    { position: 'Thursday', who: ['ann'], counts: [21, 398, 7473] },
  ],
};

/** The number of accepted sequences of `depth` commands. */
function perft(round: PlayedRound, who: readonly string[], depth: number): number {
  if (depth === 0) return 1;
  let count = 0;
  for (const name of who) {
    for (const command of offered(round, name)) {
      const [mark, events] = [round.state.mark(), round.journal.length];
      if (round.ask(name, command) === null) count += perft(round, who, depth - 1);
      round.state.undo(mark);
      round.journal.length = events;
    }
  }
  return count;
}

describe.each(Object.entries(COUNTS))('from a position of %s', (edition, rows) => {
  it.each(rows)(
    'so much can be done on $position by $who: $counts',
    ({ position, who, counts }) => {
      const round = positionOf(edition, position);
      expect(counts.map((_, at) => perft(round, who, at + 1))).toEqual(counts);
    },
  );
});
