import { makeSealing } from '../../src/engine';
import { SeasonAggregate } from '../../src/engine/season-aggregate';
import type { Stage } from '../../src/engine/season-aggregate';
import type { SeasonCommand } from '../../src/engine/games';
import { ConcurrencyConflict } from '../../src/engine/ports';
import type { StoredSeason } from '../../src/engine/ports';
import type { PendingCommit } from '../../src/engine/working-state';
import { accountId, inOnePiece, instant, required, seasonId } from '../../src/kernel';
import { ROUND, SECRET } from '../support/test-node';

const NOW = instant(Date.parse('2021-08-22T00:00:00Z'));
const SEALING = makeSealing(SECRET);
const joining = (name: string): SeasonCommand => ({ type: 'JoinSeason', name, inviteCode: null });

/** Decides a command, and returns the aggregate's pending commit. */
function decided(aggregate: SeasonAggregate, command: SeasonCommand, name = 'ada'): PendingCommit {
  const asked = { ...command, accountId: accountId(name) };
  const { refusal, events } = inOnePiece(aggregate.decide(asked, NOW));
  expect(refusal).toBeNull();
  return aggregate.take(events);
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
  const aggregate = live();
  aggregate.lose([]);
  return aggregate;
}

function dropped(): SeasonAggregate {
  const aggregate = live();
  aggregate.drop();
  return aggregate;
}

/** Commits of another node on top of the stored state. */
function joined(...names: readonly string[]): PendingCommit[] {
  const other = live();
  return names.map((name) => decided(other, joining(name), name));
}

const CELLS = { FRESH: fresh, LIVE: live, BEHIND: behind, DROPPED: dropped };

const DOORS = {
  decide: (aggregate: SeasonAggregate) =>
    decided(aggregate, aggregate.stage === 'FRESH' ? ROUND : joining('ada')),
  advance: (aggregate: SeasonAggregate) => inOnePiece(aggregate.advance(NOW)),
  settle: (aggregate: SeasonAggregate) => {
    if (aggregate.stage === 'FRESH') {
      aggregate.settle([decided(aggregate, ROUND)], aggregate.nextRecord());
    } else aggregate.settle(joined('ada'), { ...STORED.record, seq: STORED.record.seq + 1 });
  },
  'settle what has no events': (aggregate: SeasonAggregate) => {
    aggregate.settle([aggregate.take([])], null);
  },
  lose: (aggregate: SeasonAggregate) => {
    aggregate.lose([]);
  },
  'fold nothing': (aggregate: SeasonAggregate) => {
    aggregate.fold([], []);
  },
  fold: (aggregate: SeasonAggregate) => {
    aggregate.fold(
      joined('ada').flatMap(({ events }) => events),
      [],
    );
  },
  drop: (aggregate: SeasonAggregate) => {
    aggregate.drop();
  },
};

type After = Stage | 'a lost race' | 'a bug';

/** The aggregate's stage after a call, or the kind of failure. */
function through(door: keyof typeof DOORS, aggregate: SeasonAggregate): After {
  const { stage } = aggregate;
  try {
    DOORS[door](aggregate);
    return aggregate.stage;
  } catch (error) {
    if (error instanceof ConcurrencyConflict) {
      expect(aggregate.stage).toBe(stage);
      return 'a lost race';
    }
    expect(error).toMatchObject({ name: 'InvariantViolation' });
    expect(aggregate.stage).toBe('DROPPED');
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
    const aggregate = fresh();
    const taken = decided(aggregate, ROUND);
    expect([
      aggregate.record,
      aggregate.committedSeq,
      aggregate.committed.count('revisions'),
    ]).toEqual([null, 0, 0]);
    const record = aggregate.nextRecord();
    aggregate.settle([taken], record);
    expect(aggregate.record).toBe(record);
    expect(aggregate.committed.count('revisions')).toBe(1);
    expect(aggregate.eventsAfter(0, 100)).toEqual(taken.events);
  });

  it('takes back all that waits when another node was faster, and decides it again after that', () => {
    const aggregate = live();
    const waiting = ['ada', 'bob'].map((name) => decided(aggregate, joining(name), name));
    expect(aggregate.nextRecord()?.playerCount).toBe(2);
    aggregate.lose(waiting);
    expect(aggregate.nextRecord()).toEqual(STORED.record);
    expect([aggregate.epoch, aggregate.lostRaces]).toEqual([1, 1]);
    const theirs = joined('eve');
    aggregate.fold(
      theirs.flatMap(({ events }) => events),
      [],
    );
    const again = decided(aggregate, joining('ada'));
    expect(again.events[0]?.seq).toBe(STORED.record.seq + 2);
    aggregate.settle([again], aggregate.nextRecord());
    expect(aggregate.record?.playerCount).toBe(2);
    expect([aggregate.epoch, aggregate.lostRaces]).toEqual([2, 0]);
  });

  it('lets another node in until it has come', () => {
    const aggregate = live();
    aggregate.yieldUntil(7);
    aggregate.yieldUntil(5);
    expect(aggregate.yieldsUntilMs).toBe(7);
    DOORS.fold(aggregate);
    expect(aggregate.yieldsUntilMs).toBe(0);
  });

  it('folds nothing under what is being committed', () => {
    const aggregate = live();
    const waiting = decided(aggregate, joining('ada'));
    aggregate.enter(waiting);
    expect([aggregate.isBusy, aggregate.isAhead]).toEqual([true, true]);
    expect(through('fold', aggregate)).toBe('a bug');
    aggregate.leave(waiting);
    expect([aggregate.isBusy, aggregate.isAhead]).toEqual([false, false]);
  });

  it('is dropped when it is half folded by a bug', () => {
    const aggregate = live();
    const [theirs] = joined('ada').flatMap(({ events }) => events);
    const wrong = { ...required(theirs, 'an event'), payload: { type: 'NeverHeardOf' } };
    expect(() => {
      aggregate.fold([wrong], []);
    }).toThrow();
    expect(aggregate.stage).toBe('DROPPED');
  });

  it('has news once of what others did, and none of its own, which is told as it is settled', () => {
    const aggregate = live();
    expect([aggregate.takeNews(), aggregate.takeNews()]).toEqual([true, false]);
    DOORS.fold(aggregate);
    expect([aggregate.takeNews(), aggregate.takeNews()]).toEqual([true, false]);
    aggregate.settle([decided(aggregate, joining('bob'), 'bob')], aggregate.nextRecord());
    expect(aggregate.takeNews()).toBe(false);
    aggregate.drop();
    expect([aggregate.takeNews(), aggregate.takeNews()]).toEqual([true, true]);
  });
});
