/**
 * Complete games, one for each ending, with recorded journals. The journals replay to the same
 * state, and a new run gives the same journal. `RECORD=1` records the games again.
 */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { eventText, gameView } from '../../src/dynasty';
import type { DynastyEvent } from '../../src/dynasty';
import { canonicalJson, sha256OfText } from '../../src/kernel';
import type { Stamped } from '../../src/kernel';
import { changesBetween, thingsOf } from '../support/state-lines';
import { replay, rowsOf } from './harness';
import { GAMES } from './recorded-games';

const FILE = join(__dirname, 'recorded', 'games.json');

type Recorded = {
  readonly journal: readonly Stamped<DynastyEvent>[];
  /** Digests of `rows` and `view`, including their order. */
  readonly digests: { readonly state: string; readonly view: string };
  /** All rows at the end; `view` is everybody's view of the game. */
  readonly rows: readonly string[];
  readonly view: readonly string[];
  /** The journal's sentences, for people who read this file. */
  readonly told: readonly string[];
};

function record(name: string): Recorded {
  const { dynasty } = GAMES[name]!();
  const journal = JSON.parse(JSON.stringify(dynasty.journal)) as Recorded['journal'];
  return { journal, ...lookAt(journal) };
}

function lookAt(journal: Recorded['journal']): Omit<Recorded, 'journal'> {
  const state = replay(journal);
  const lines = (of: Parameters<typeof thingsOf>[0]): string[] =>
    changesBetween(new Map(), thingsOf(of));
  const digest = (value: unknown): string => sha256OfText(canonicalJson(value));
  const [rows, view] = [rowsOf(state), gameView(state, state.need('games', 'g1'))];
  return {
    digests: { state: digest(rows), view: digest(view) },
    rows: lines(rows),
    view: lines({ ...view }),
    told: journal.map(({ event }) => eventText(state, event)),
  };
}

if (process.env['RECORD'] === '1') {
  const games = Object.fromEntries(Object.keys(GAMES).map((name) => [name, record(name)]));
  writeFileSync(FILE, `${JSON.stringify(games, null, 1)}\n`);
}
const recorded = (existsSync(FILE) ? JSON.parse(readFileSync(FILE, 'utf8')) : {}) as Readonly<
  Record<string, Recorded>
>;

describe('recorded games of Giolitti', () => {
  test.each(Object.keys(GAMES))('replay to the same state and view: %s', (name) => {
    const { journal, ...look } = recorded[name]!;
    expect(lookAt(journal)).toEqual(look);
  });

  test.each(Object.keys(GAMES))('are played again to the same journal: %s', (name) => {
    expect(record(name).journal).toEqual(recorded[name]!.journal);
  });

  it('are of every ending', () => {
    const closings = Object.values(recorded).flatMap(({ journal }) =>
      journal.flatMap(({ event }) => (event.type === 'GameClosed' ? [event.closing] : [])),
    );
    expect([...new Set(closings)].sort()).toEqual([
      'LEFT',
      'PLAYED',
      'RESIGNED',
      'SFIDA_REJECTED',
      'SFIDA_TIMED_OUT',
      'TURN_TIMED_OUT',
    ]);
  });
});
