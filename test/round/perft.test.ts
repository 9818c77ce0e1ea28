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
    { position: 'Sunday', who: ['host', 'ann', 'bob'], counts: [31, 901] },
    { position: 'Monday', who: ['host', 'ann', 'bob'], counts: [41, 1600] },
    { position: 'Thursday', who: ['host', 'ann', 'bob'], counts: [35, 1149] },
    { position: 'Sunday', who: ['ann'], counts: [13, 159, 1999] },
    { position: 'Monday', who: ['ann'], counts: [18, 309, 5374] },
    { position: 'Thursday', who: ['ann'], counts: [15, 211, 3003] },
  ],
  'round-10/draft': [
    { position: 'Sunday', who: ['host', 'ann', 'bob'], counts: [28, 742] },
    { position: 'Thursday', who: ['host', 'ann', 'bob'], counts: [30, 837] },
    { position: 'Saturday', who: ['host', 'ann', 'bob'], counts: [26, 641] },
    { position: 'Sunday', who: ['ann'], counts: [12, 139, 1680] },
    { position: 'Thursday', who: ['ann'], counts: [13, 155, 1872] },
    { position: 'Saturday', who: ['ann'], counts: [11, 117, 1310] },
  ],
  'round-10/early': [
    { position: 'Sunday', who: ['host', 'ann', 'bob'], counts: [23, 499] },
    { position: 'Monday', who: ['host', 'ann', 'bob'], counts: [37, 1304] },
    { position: 'Thursday', who: ['host', 'ann', 'bob'], counts: [27, 683] },
    { position: 'Sunday', who: ['ann'], counts: [9, 77, 700] },
    { position: 'Monday', who: ['ann'], counts: [16, 245, 3822] },
    { position: 'Thursday', who: ['ann'], counts: [11, 113, 1192] },
  ],
  'round-10/gallery': [
    { position: 'Sunday', who: ['host', 'ann', 'bob'], counts: [35, 1150] },
    { position: 'Monday', who: ['host', 'ann', 'bob'], counts: [41, 1600] },
    { position: 'Thursday', who: ['host', 'ann', 'bob'], counts: [41, 1579] },
    { position: 'Sunday', who: ['ann'], counts: [15, 210, 2963] },
    { position: 'Monday', who: ['ann'], counts: [18, 309, 5374] },
    { position: 'Thursday', who: ['ann'], counts: [18, 303, 5075] },
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
