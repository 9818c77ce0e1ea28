import { GraphQLError } from 'graphql';
import { commandMeter, CommandOverLimit, paceMeter } from '../../src/engine';
import { SeasonAggregate } from '../../src/engine/season-aggregate';
import type { CreateCommand, SeasonCommand } from '../../src/engine/games';
import { formatError } from '../../src/graphql';
import { accountId, inOnePiece, instant, seasonId } from '../../src/kernel';
import type { Meter } from '../../src/kernel';
import { makeSealing } from '../../src/engine';
import { ROUND, SECRET } from '../support/test-node';

const NOW = instant(Date.parse('2021-08-22T00:00:00Z'));

/** A meter that ends work after this many rows. */
function after(most: number): Meter {
  let rows = 0;
  return {
    spend: (more) => {
      rows += more;
      if (rows > most) throw new CommandOverLimit(rows, most);
    },
  };
}

function roundOf(host: string): SeasonAggregate {
  const aggregate = new SeasonAggregate(seasonId('s1'), 'ROUND', NOW, makeSealing(SECRET));
  ask(aggregate, ROUND, host);
  return aggregate;
}

function ask(
  aggregate: SeasonAggregate,
  command: CreateCommand | SeasonCommand,
  account: string,
  meter: Meter | null = null,
): readonly unknown[] {
  const asked = { ...command, accountId: accountId(account) };
  const { events } = inOnePiece(aggregate.decide(asked, NOW, meter));
  return aggregate.take(events).events;
}

const JOIN: SeasonCommand = { type: 'JoinSeason', name: 'Ada', inviteCode: null };

it.each([0, 1])('a command over its limit after %i rows is undone', (most) => {
  const [cut, whole] = [roundOf('host'), roundOf('host')];
  expect(() => ask(cut, JOIN, 'ada', after(most))).toThrow(CommandOverLimit);
  expect(cut.stage).toBe(whole.stage);
  expect(cut.take([])).toEqual(whole.take([]));
  expect(ask(cut, JOIN, 'ada')).toEqual(ask(whole, JOIN, 'ada'));
});

it('measures processor time once in some rows, and ends the command over its limit', () => {
  let usedMs = 0;
  let measured = 0;
  const meter = commandMeter(10, {
    usedMs: () => {
      measured += 1;
      return usedMs;
    },
    pause: () => undefined,
    resume: () => undefined,
  });
  for (let row = 0; row < 1_000; row += 1) meter.spend(1);
  expect(measured).toBe(20);
  usedMs = 10.5;
  expect(() => {
    meter.spend(1_000);
  }).toThrow(new CommandOverLimit(11, 10));
});

it('asks the pace of a query, which ends the work', () => {
  const over = new Error('over the limit');
  const meter = paceMeter({
    isOver: () => {
      throw over;
    },
    turn: () => Promise.resolve(),
  });
  meter.spend(10);
  expect(() => {
    meter.spend(1_000);
  }).toThrow(over);
});

it('tells the client which limit the command exceeded', () => {
  const error = new GraphQLError('x', { originalError: new CommandOverLimit(2_001, 2_000) });
  expect(formatError(error.toJSON(), error)).toMatchObject({
    message: 'Over the limit "commandMs": 2001, where at most 2000 is allowed.',
    extensions: { code: 'BAD_USER_INPUT', limit: 'commandMs', value: 2_001, maximum: 2_000 },
  });
});
