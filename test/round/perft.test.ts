/**
 * The distinct accepted sequences of so many commands from a fixed position, counted: a checksum of
 * a whole rule set. A count that changes although no rule was to change tells of a bug.
 */
import { offered, positionOf } from './positions';
import type { Position } from './positions';
import type { PlayedRound } from './simulation/played-round';

type Count = {
  readonly position: Position;
  /** The commands of these accounts are counted. */
  readonly who: readonly string[];
  /** For one command, for two … */
  readonly counts: readonly number[];
};

/** Each edition's counts. */
const COUNTS: Readonly<Record<string, readonly Count[]>> = {
  'round-10/2021-08-24': [
    { position: 'Sunday', who: ['host', 'ann', 'bob'], counts: [36, 1225] },
    { position: 'Monday', who: ['host', 'ann', 'bob'], counts: [46, 2024] },
    { position: 'Thursday', who: ['host', 'ann', 'bob'], counts: [40, 1513] },
    { position: 'Sunday', who: ['ann'], counts: [15, 213, 3085] },
    { position: 'Monday', who: ['ann'], counts: [20, 383, 7410] },
    { position: 'Thursday', who: ['ann'], counts: [17, 273, 4421] },
  ],
  'round-10/draft': [
    { position: 'Sunday', who: ['host', 'ann', 'bob'], counts: [33, 1036] },
    { position: 'Thursday', who: ['host', 'ann', 'bob'], counts: [35, 1151] },
    { position: 'Saturday', who: ['host', 'ann', 'bob'], counts: [31, 915] },
    { position: 'Sunday', who: ['ann'], counts: [14, 189, 2634] },
    { position: 'Thursday', who: ['ann'], counts: [15, 209, 2932] },
    { position: 'Saturday', who: ['ann'], counts: [13, 163, 2122] },
  ],
  'round-10/early': [
    { position: 'Sunday', who: ['host', 'ann', 'bob'], counts: [28, 743] },
    { position: 'Monday', who: ['host', 'ann', 'bob'], counts: [42, 1688] },
    { position: 'Thursday', who: ['host', 'ann', 'bob'], counts: [32, 967] },
    { position: 'Sunday', who: ['ann'], counts: [11, 115, 1252] },
    { position: 'Monday', who: ['ann'], counts: [18, 311, 5452] },
    { position: 'Thursday', who: ['ann'], counts: [13, 159, 1980] },
  ],
  'round-10/gallery': [
    { position: 'Sunday', who: ['host', 'ann', 'bob'], counts: [40, 1514] },
    { position: 'Monday', who: ['host', 'ann', 'bob'], counts: [46, 2024] },
    { position: 'Thursday', who: ['host', 'ann', 'bob'], counts: [46, 2003] },
    { position: 'Sunday', who: ['ann'], counts: [17, 272, 4375] },
    { position: 'Monday', who: ['ann'], counts: [20, 383, 7410] },
    { position: 'Thursday', who: ['ann'], counts: [20, 377, 7075] },
  ],
};

/** How many sequences of `depth` commands are accepted. */
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
