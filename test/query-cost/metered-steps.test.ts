/**
 * Plays weeks of big seasons, and counts the rows that are read or changed between two steps of the
 * clock, after which the event loop may turn. A loop of the clock over what players made that never
 * stops is found here, without measuring time.
 */
import { accountId } from '../../src/kernel';
import type { Instant, Meter } from '../../src/kernel';
import { DAY_MS, later, rules, TestDynasty } from '../dynasty/harness';
import { PROPOSAL_IDS } from '../../src/season/model/ids';
import { SUNDAY, TestRound } from '../round/harness';
import { bigRound } from './big-seasons';

/** The number of rows that a step may read: less than a millisecond of work. */
const MOST_ROWS = 2_000;

/** The steps that read more, by the types of their events, with the reason and their bound. */
const LONGER: Readonly<Record<string, { readonly why: string; readonly most: number }>> = {
  '': { why: 'finds the bidders of an auction, by the bids on its lots', most: 10_000 },
  AuctionConcluded: { why: 'decides all bids of an auction in one event', most: 10_000 },
  GameStarted: { why: 'raises the wait of each available player', most: 3_000 },
};

type Clocked = {
  readonly state: { metered<T>(meter: Meter, work: () => T): T };
  readonly told: readonly { readonly type: string }[];
  onStep: () => void;
  advanceTo: (to: Instant) => unknown;
};

/** The most rows of a step, by the types of its events. Counts all later advances of the season. */
function countSteps(season: Clocked): ReadonlyMap<string, number> {
  const longest = new Map<string, number>();
  let [rows, from] = [0, 0];
  const begin = (events: number): void => {
    [rows, from] = [0, events];
  };
  season.onStep = () => {
    const types = [...new Set(season.told.slice(from).map(({ type }) => type))].join(' ');
    longest.set(types, Math.max(rows, longest.get(types) ?? 0));
    begin(season.told.length);
  };
  const advance = season.advanceTo.bind(season);
  const meter = { spend: (more: number) => void (rows += more) };
  season.advanceTo = (...asked: Parameters<Clocked['advanceTo']>) => {
    begin(0);
    return season.state.metered(meter, () => advance(...asked));
  };
  return longest;
}

const tooLong = (longest: ReadonlyMap<string, number>): Record<string, number> =>
  Object.fromEntries(
    [...longest].filter(([types, most]) => most > (LONGER[types]?.most ?? MOST_ROWS)),
  );

it('no step of the clock reads many rows in a round', () => {
  const round = TestRound.open({ now: SUNDAY });
  const longest = countSteps(round);
  bigRound(accountId('ann'), { round });
  expect([...longest.keys()]).toEqual(expect.arrayContaining(['LotSold', '', 'AuctionConcluded']));
  expect(tooLong(longest)).toEqual({});
}, 600_000);

const PLAYERS = 200;
const PROPOSALS = 10;

/** All players play and vote, half of them bet; then all clocks run out and all votes end. */
it('no step of the clock reads many rows in a dynasty', () => {
  const document = rules({ automaticDealing: true });
  const dynasty = TestDynasty.open({ rehearsal: false, document });
  const longest = countSteps(dynasty);
  const names = Array.from({ length: PLAYERS }, (_, place) => `Player ${place + 1}`);
  dynasty.join(...names);
  dynasty.ready(...names);
  const half = names.slice(0, PLAYERS / 2);
  const { id: gameId, startingPlayerId: on } = dynasty.state.need('games', 'g100');
  dynasty.do(half[0]!, { type: 'BecomeBookmaker', gameId });
  for (const name of half.slice(1)) dynasty.do(name, { type: 'PlaceBet', gameId, on });
  for (const title of names.slice(0, PROPOSALS)) {
    const patch = [{ op: 'replace', path: '/title', value: title }];
    const effects = [{ type: 'AMEND_RULESET' as const, patch }];
    dynasty.do(title, { type: 'SubmitProposal', class: null, title, text: '', effects });
    const proposalId = PROPOSAL_IDS.of(dynasty.state.count('proposals'));
    for (const voter of half) dynasty.do(voter, { type: 'CastVote', proposalId, vote: 'FOR' });
  }
  for (let day = 0; day < 10; day += 1) dynasty.advanceTo(later(dynasty.now, DAY_MS));
  const seen = [...longest.keys()].join(' ').split(' ');
  const expected = ['GameStarted', 'GameEnded', 'BetsSettled', 'ProposalAdopted'];
  expect(seen).toEqual(expect.arrayContaining(expected));
  expect(tooLong(longest)).toEqual({});
}, 600_000);
