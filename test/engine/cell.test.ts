import { makeSealing } from '../../src/engine';
import { SeasonAggregate } from '../../src/engine/season-aggregate';
import type { Stage } from '../../src/engine/season-aggregate';
import type { SeasonCommand } from '../../src/engine/games';
import { ConcurrencyConflict } from '../../src/engine/ports';
import type { StoredSeason } from '../../src/engine/ports';
import type { Uncommitted } from '../../src/engine/working';
import { accountId, instant, required, seasonId } from '../../src/kernel';
import { ROUND, SECRET } from '../support/test-node';

const NOW = instant(Date.parse('2021-08-22T00:00:00Z'));
const SEALING = makeSealing(SECRET);
const joining = (name: string): SeasonCommand => ({ type: 'JoinSeason', name, inviteCode: null });

/** The cell's uncommitted result of a command. */
function decided(cell: SeasonAggregate, command: SeasonCommand, name = 'ada'): Uncommitted {
  const { refusal, events } = cell.decide({ ...command, accountId: accountId(name) }, NOW);
  expect(refusal).toBeNull();
  return cell.take(events);
}

const made = new SeasonAggregate(seasonId('s1'), 'ROUND', NOW, SEALING);
const making = decided(made, ROUND);
const STORED: StoredSeason = {
  record: required(made.nextRecord(), 'the record'),
  lastAtMs: NOW,
  rows: making.changes,
  secrets: making.secrets,
};
const fresh = (): SeasonAggregate => new SeasonAggregate(seasonId('s1'), 'ROUND', NOW, SEALING);
const live = (): SeasonAggregate => SeasonAggregate.of(STORED, SEALING, 0);

function behind(): SeasonAggregate {
  const cell = live();
  cell.lose([]);
  return cell;
}

function dropped(): SeasonAggregate {
  const cell = live();
  cell.drop();
  return cell;
}

/** Another node's commit on top of the stored state. */
function joined(...names: readonly string[]): Uncommitted[] {
  const other = live();
  return names.map((name) => decided(other, joining(name), name));
}

const CELLS = { FRESH: fresh, LIVE: live, BEHIND: behind, DROPPED: dropped };

const DOORS = {
  decide: (cell: SeasonAggregate) => decided(cell, cell.stage === 'FRESH' ? ROUND : joining('ada')),
  advance: (cell: SeasonAggregate) => cell.advance(NOW),
  settle: (cell: SeasonAggregate) => {
    if (cell.stage === 'FRESH') cell.settle([decided(cell, ROUND)], cell.nextRecord());
    else cell.settle(joined('ada'), { ...STORED.record, seq: STORED.record.seq + 1 });
  },
  'settle what has no events': (cell: SeasonAggregate) => {
    cell.settle([cell.take([])], null);
  },
  lose: (cell: SeasonAggregate) => {
    cell.lose([]);
  },
  'fold nothing': (cell: SeasonAggregate) => {
    cell.fold([], []);
  },
  fold: (cell: SeasonAggregate) => {
    cell.fold(
      joined('ada').flatMap(({ events }) => events),
      [],
    );
  },
  drop: (cell: SeasonAggregate) => {
    cell.drop();
  },
};

type After = Stage | 'a lost race' | 'a bug';

/** The cell's state afterwards, or the reason of a failure. */
function through(door: keyof typeof DOORS, cell: SeasonAggregate): After {
  const { stage } = cell;
  try {
    DOORS[door](cell);
    return cell.stage;
  } catch (error) {
    if (error instanceof ConcurrencyConflict) {
      expect(cell.stage).toBe(stage);
      return 'a lost race';
    }
    expect(error).toMatchObject({ name: 'InvariantViolation' });
    expect(cell.stage).toBe('DROPPED');
    return 'a bug';
  }
}

describe('a season in memory', () => {
  const stages = ['FRESH', 'LIVE', 'BEHIND', 'DROPPED'] as const;

  it.each<[keyof typeof DOORS, ...After[]]>([
    ['decide', 'FRESH', 'LIVE', 'a lost race', 'a lost race'],
    ['advance', 'a bug', 'LIVE', 'a lost race', 'a lost race'],
    ['settle', 'LIVE', 'LIVE', 'a bug', 'DROPPED'],
    ['settle what has no events', ...stages],
    ['lose', 'DROPPED', 'BEHIND', 'BEHIND', 'DROPPED'],
    ['fold', 'a bug', 'LIVE', 'LIVE', 'DROPPED'],
    ['fold nothing', 'a bug', 'LIVE', 'LIVE', 'DROPPED'],
    ['drop', 'DROPPED', 'DROPPED', 'DROPPED', 'DROPPED'],
  ])('goes by the door "%s" from FRESH to %s, LIVE %s, BEHIND %s, DROPPED %s', (door, ...after) => {
    expect(stages.map((stage) => through(door, CELLS[stage]()))).toEqual(after);
  });

  it('shows nothing before it is on disk, and has a record from then on [1]', () => {
    const cell = fresh();
    const taken = decided(cell, ROUND);
    expect([cell.record, cell.committedSeq, cell.committed.count('revisions')]).toEqual([
      null,
      0,
      0,
    ]);
    const record = cell.nextRecord();
    cell.settle([taken], record);
    expect(cell.record).toBe(record);
    expect(cell.committed.count('revisions')).toBe(1);
    expect(cell.eventsAfter(0, 100)).toEqual(taken.events);
  });

  it('takes back all that waits when another node was faster, and decides it again after that', () => {
    const cell = live();
    const waiting = ['ada', 'bob'].map((name) => decided(cell, joining(name), name));
    expect(cell.nextRecord()?.playerCount).toBe(2);
    cell.lose(waiting);
    expect(cell.nextRecord()).toEqual(STORED.record);
    expect([cell.turns, cell.lostRaces]).toEqual([1, 1]);
    const theirs = joined('eve');
    cell.fold(
      theirs.flatMap(({ events }) => events),
      [],
    );
    const again = decided(cell, joining('ada'));
    expect(again.events[0]?.seq).toBe(STORED.record.seq + 2);
    cell.settle([again], cell.nextRecord());
    expect(cell.record?.playerCount).toBe(2);
    expect([cell.turns, cell.lostRaces]).toEqual([2, 0]);
  });

  it('lets another node in until it has come', () => {
    const cell = live();
    cell.letIn(7);
    cell.letIn(5);
    expect(cell.yieldsUntilMs).toBe(7);
    DOORS.fold(cell);
    expect(cell.yieldsUntilMs).toBe(0);
  });

  it('folds nothing under what is being committed', () => {
    const cell = live();
    const waiting = decided(cell, joining('ada'));
    cell.enter(waiting);
    expect([cell.isBusy, cell.isAhead]).toEqual([true, true]);
    expect(through('fold', cell)).toBe('a bug');
    cell.leave(waiting);
    expect([cell.isBusy, cell.isAhead]).toEqual([false, false]);
  });

  it('is dropped when it is half folded by a bug', () => {
    const cell = live();
    const [theirs] = joined('ada').flatMap(({ events }) => events);
    const wrong = { ...required(theirs, 'an event'), payload: { type: 'NeverHeardOf' } };
    expect(() => {
      cell.fold([wrong], []);
    }).toThrow();
    expect(cell.stage).toBe('DROPPED');
  });

  it('has news once of what others did, and none of its own, which is told as it is settled', () => {
    const cell = live();
    expect([cell.takeNews(), cell.takeNews()]).toEqual([true, false]);
    DOORS.fold(cell);
    expect([cell.takeNews(), cell.takeNews()]).toEqual([true, false]);
    cell.settle([decided(cell, joining('bob'), 'bob')], cell.nextRecord());
    expect(cell.takeNews()).toBe(false);
    cell.drop();
    expect([cell.takeNews(), cell.takeNews()]).toEqual([true, true]);
  });
});
