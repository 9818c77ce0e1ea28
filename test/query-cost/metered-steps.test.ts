/**
 * Plays weeks of a big season, and counts the rows that are read or changed between two steps of the
 * clock, after which the event loop may turn. A loop of the clock over what players made that never
 * stops is found here, without measuring time.
 */
import { accountId } from '../../src/kernel';
import { SUNDAY, TestRound } from '../round/harness';
import { bigRound } from './big-seasons';

/** The number of rows that a step may read: less than a millisecond of work. */
const MOST_ROWS = 2_000;

/** The steps that read more, by the types of their events, with the reason and their bound. */
const LONGER: Readonly<Record<string, { readonly why: string; readonly most: number }>> = {
  '': { why: 'finds the bidders of an auction, by the bids on its lots', most: 10_000 },
  AuctionConcluded: { why: 'decides all bids of an auction in one event', most: 10_000 },
};

it('no step of the clock reads many rows', () => {
  const round = TestRound.open({ now: SUNDAY });
  const longest = new Map<string, number>();
  let [rows, from] = [0, 0];
  const begin = (events: number): void => {
    [rows, from] = [0, events];
  };
  round.onStep = () => {
    const types = [...new Set(round.told.slice(from).map(({ type }) => type))].join(' ');
    longest.set(types, Math.max(rows, longest.get(types) ?? 0));
    begin(round.told.length);
  };
  const advance = round.advanceTo.bind(round);
  const meter = { spend: (more: number) => void (rows += more) };
  round.advanceTo = (...asked) => {
    begin(0);
    return round.state.metered(meter, () => advance(...asked));
  };
  bigRound(accountId('ann'), round);
  expect([...longest.keys()]).toEqual(expect.arrayContaining(['LotSold', ...Object.keys(LONGER)]));
  const found = [...longest].filter(([types, most]) => most > (LONGER[types]?.most ?? MOST_ROWS));
  expect(Object.fromEntries(found)).toEqual({});
}, 600_000);
