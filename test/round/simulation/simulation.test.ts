import { eventText, roundOf } from '../../../src/round';
import type { RoundRuleset } from '../../../src/rulesets';
import { fc, runs } from '../../support/property-testing';
import { replay, rowsOf } from '../harness';
import { expectSameDice } from '../replayed-dice';
import { WHOLE } from '../../support/sentence';
import type { PlayedRound } from './played-round';
import { RULESETS } from './rulesets';
import { playSeason } from './season';
import { plan } from './steps';
import type { Plan } from './steps';

/** The number of seasons per ruleset. A failure prints its seed and the shrunk steps. */
const RUNS = runs(12);
const LONG_MS = Math.max(240_000, RUNS * 1_000);
const HOW = { numRuns: RUNS };

describe.each(RULESETS)('a season of %s', (_name, ruleset) => {
  it(
    'keeps what must hold whatever is asked, tells it all, and replays to the same bytes',
    () => {
      fc.assert(
        fc.property(plan, (steps: Plan) => {
          const round = playSeason(ruleset, steps);
          expect(JSON.stringify(rowsOf(replay(round.journal)))).toBe(
            JSON.stringify(rowsOf(round.state)),
          );
          checkJournal(round);
          checkDraws(round);
        }),
        HOW,
      );
    },
    LONG_MS,
  );
});

/**
 * Seasons that together reach all wanted events, by ruleset and index of the plan. They come first.
 * If a changed rule makes them poorer, further seasons are played.
 */
const RICH: Readonly<Record<string, readonly number[]>> = {
  'round-10/gallery': [16, 7],
  'round-10/gallery, hurried': [19, 39],
  'round-10/draft': [5, 70, 52, 36],
  'round-10/2021-08-24': [8],
  'round-10/2021-08-24, hurried': [74, 13],
};

it(
  'reaches what it is to test, in one ruleset or another',
  () => {
    const missing = new Set(RULESETS.flatMap(([, ruleset]) => wanted(ruleset)));
    const plans = fc.sample(plan, { numRuns: 80, seed: 11 });
    const rich = RULESETS.flatMap(([name, ruleset]) =>
      (RICH[name] ?? [])
        .flatMap((index) => plans[index] ?? [])
        .map((steps) => ({ ruleset, steps })),
    );
    const others = plans.flatMap((steps) => RULESETS.map(([, ruleset]) => ({ ruleset, steps })));
    for (const { ruleset, steps } of [...rich, ...others]) {
      if (missing.size === 0) break;
      if (!wanted(ruleset).some((what) => missing.has(what))) continue;
      const { journal, state } = playSeason(ruleset, steps);
      for (const { event } of journal) {
        missing.delete(event.type);
        if (event.type === 'OutageCredited') {
          for (const id of event.actionIds) {
            missing.delete(`credited ${state.need('secretActions', id).failure ?? ''}`);
          }
        }
        if ('reason' in event) missing.delete(`${event.type} ${event.reason}`);
        if ('ending' in event) missing.delete(`${event.type} ${event.ending}`);
      }
    }
    expect([...missing]).toEqual([]);
  },
  LONG_MS * 2,
);

/**
 * Events are numbered without gaps, in order of time, each with a sentence. The round ends at most
 * once.
 */
function checkJournal({ journal, state }: PlayedRound): void {
  let atMs = 0;
  for (const [index, stamped] of journal.entries()) {
    expect(stamped.seq).toBe(index + 1);
    expect(stamped.atMs).toBeGreaterThanOrEqual(atMs);
    atMs = stamped.atMs;
    expect(eventText(state, stamped.event)).toMatch(WHOLE);
  }
  const ends = journal.filter(({ event }) => /^Round(Won|Closed)$/.test(event.type));
  expect(ends).toHaveLength(roundOf(state).status === 'ENDED' ? 1 : 0);
}

/** Once a week's seed is published, each throw of the week can be repeated from it. */
function checkDraws(round: PlayedRound): void {
  expectSameDice(round, (week) => round.state.need('weeks', `w${week}`).seed);
}

/** The events that a ruleset's seasons must have. */
function wanted(ruleset: RoundRuleset): string[] {
  const { auction, tables, contracts, exchanges, victory } = ruleset;
  return [
    ...['PlayerLeft', 'RoundClosed', 'LotSold', 'AuctionConcluded', 'Said'],
    ...['ProposalSubmitted', 'ProposalRetracted', 'VoteCast', 'ProposalAdopted'],
    ...['ProposalRejected', 'TradeOffered', 'TradeDone', 'TradeOff', 'TradeDeclined'],
    ...['TradeCancelled', 'JudgeElected', 'JudgeAppointed', 'RulingIssued', 'RulingOverturned'],
    ...['JudgeTermEnded RESIGNED', 'JudgeTermEnded REMOVED', 'ConfidenceVoteConcluded'],
    // A win by ten Gold Stars takes longer than these seasons.
    ...(victory !== null && victory.quantity <= 3 ? ['RoundWon'] : []),
    ...(ruleset.fortunes.length === 0 ? [] : ['FortuneTold']),
    ...(exchanges.length === 0 ? [] : ['TrungsTradedIn']),
    ...(auction.bidding.procedure === 'OPEN' ? CALLED_OUT : SEALED_BIDS),
    ...(ruleset.hands.procedure === 'SEALED' ? SEALED_HANDS : ['HandPresented', 'TieTossed']),
    ...(auction.house === null ? [] : OF_THE_HOUSE),
    ...(ruleset.trade.ducks ? ['DuckCreated', 'DuckTraded', 'DuckLost'] : []),
    ...(tables === null ? [] : ['SlotsPlayed', 'SatDown', 'WarProposed', 'WarDrawn', 'StoodUp']),
    ...(contracts === null ? [] : OF_CONTRACTS),
  ];
}

const CALLED_OUT = ['BidPlaced', 'BidInvalidated'];
const SEALED_BIDS = [
  ...['SecretActionFailed OVERSPENT', 'BidFailed LOT_NAMED_TWICE'],
  // If a vote voids an action during an outage, the action is postponed with the others of its
  // date.
  ...['SecretActionFailed VOIDED', 'credited VOIDED'],
];
const SEALED_HANDS = [
  ...['HandPlaced', 'SecretActionRevealed', 'SecretActionFailed REPLACED'],
  ...['SecretActionFailed NOT_REVEALED', 'SecretActionFailed MALFORMED'],
  'SecretActionFailed CARDS_NOT_HELD',
];
const OF_THE_HOUSE = [
  ...['PlayerLotCreated', 'PlayerLotReturned', 'PlayerLotDestroyed', 'WorkCreated'],
  ...['ThirdPartyBidGenerated', 'ThirdPartyWon', 'WorksRevalued'],
];
const OF_CONTRACTS = [
  ...['ContractOffered', 'ContractAccepted', 'ContractDeclined', 'ContractCancelled'],
  ...['ContractDeposited', 'ContractPaid', 'ContractChangeProposed', 'ContractChangeConsented'],
  ...['ContractChangeDropped', 'ContractAmended', 'ContractEnded', 'ContractPartyLeft'],
];
