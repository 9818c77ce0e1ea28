import * as fc from 'fast-check';
import { draw } from '../../../src/kernel';
import type { Draw } from '../../../src/kernel';
import { drawsOf, eventText, optionsOf, playerOfAccount, roundOf } from '../../../src/round';
import type { RoundCommand } from '../../../src/round';
import { account, edition, later, replay, rowsOf, TestRound } from '../harness';
import { ACCOUNTS, season, TEXT_OF } from './commands';
import type { Step } from './commands';

const HOUR_MS = 3_600_000;
const RUNS = Number(process.env['SIMULATION_RUNS'] ?? 60);

/** After each event the invariants; a failure prints the seed and the shrunk list of steps. */
class WatchedRound extends TestRound {
  override turn(...args: Parameters<TestRound['turn']>): ReturnType<TestRound['turn']> {
    const turn = super.turn(...args);
    return {
      ...turn,
      emit: (event) => {
        turn.emit(event);
        const violations = this.violations();
        if (violations.length > 0) throw new Error(`${event.type}: ${violations.join('; ')}`);
      },
    };
  }
}

function play(steps: readonly Step[]): TestRound {
  const round = new WatchedRound();
  expect(round.create({ rehearsal: true, document: edition({}) })).toBeNull();
  for (const [at, step] of steps.entries()) {
    if (step.type === 'wait') {
      // Boundaries are met exactly, and missed by a millisecond.
      const toMs = later(round.now, step.hours * HOUR_MS - (at % 2));
      round.do('host', { type: 'AdvanceClock', toMs });
      continue;
    }
    const before = round.state.mark();
    const { account: who } = step;
    const refusal = round.ask(who, step.type === 'ask' ? step.command : reveal(round, step));
    if (refusal !== null) expect(round.state.mark()).toBe(before);
  }
  return round;
}

/** What was committed last, or what must be refused. */
function reveal(round: TestRound, step: Extract<Step, { type: 'reveal' }>): RoundCommand {
  const player = playerOfAccount(round.state, account(step.account));
  const action = round.state.by('secretActions', 'open', `${player?.id ?? ''} ${step.kind}`).at(-1);
  const text = TEXT_OF.get(action?.sha256 ?? '') ?? 'unknown';
  return { type: 'RevealSecretAction', kind: step.kind, text };
}

it('keeps the invariants, whatever is asked, and replays to the same state', () => {
  fc.assert(
    fc.property(season, (steps) => {
      const round = play(steps);
      expect(rowsOf(replay(round.journal))).toEqual(rowsOf(round.state));
    }),
    { numRuns: RUNS },
  );
});

it('has a journal in order, whose draws are numbered on and can be checked by the seeds', () => {
  fc.assert(
    fc.property(season, (steps) => {
      const round = play(steps);
      const last = new Map<number, number>();
      let atMs = 0;
      for (const [index, stamped] of round.journal.entries()) {
        expect(stamped.seq).toBe(index + 1);
        expect(stamped.atMs).toBeGreaterThanOrEqual(atMs);
        atMs = stamped.atMs;
        for (const { week, clientSeeds, ...drawn } of drawsOf(stamped.event)) {
          const { seed } = round.state.need('weeks', `w${week}`);
          const from = (last.get(week) ?? 0) + 1;
          last.set(week, drawn.number);
          if (seed !== null) expect(again(seed, clientSeeds, from, drawn)).toEqual(drawn);
        }
      }
    }),
    { numRuns: RUNS },
  );
});

function again(seed: string, clientSeeds: readonly string[], from: number, drawn: Draw): Draw {
  return draw({ seed, scope: 'season', clientSeeds }, from, drawn.sides);
}

it('tells every event in a sentence, and offers options to everybody', () => {
  fc.assert(
    fc.property(season, (steps) => {
      const round = play(steps);
      for (const { event } of round.journal) {
        expect(eventText(round.state, event)).toMatch(/^[\p{L}\d].*\.$/su);
      }
      for (const name of ACCOUNTS) optionsOf(round.state, account(name), round.now);
    }),
    { numRuns: Math.ceil(RUNS / 3) },
  );
});

it('reaches what it is to test: hands, lots, fortunes, failures and victories', () => {
  const seen = new Set<string>();
  for (const steps of fc.sample(season, { numRuns: 150, seed: 10 })) {
    for (const { event } of play(steps).journal) {
      seen.add('reason' in event ? `${event.type} ${event.reason}` : event.type);
    }
  }
  const wanted = [
    ...['LotSold', 'AuctionConcluded', 'HandPlaced', 'FortuneTold', 'TrungsTradedIn'],
    ...['ProposalSubmitted', 'ProposalRetracted', 'VoteCast'],
    ...['ProposalAdopted', 'ProposalRejected'],
    ...['PlayerLeft', 'RoundWon', 'RoundClosed', 'SecretActionRevealed'],
    ...['SecretActionFailed REPLACED', 'SecretActionFailed NOT_REVEALED'],
    ...['SecretActionFailed CARDS_NOT_HELD', 'SecretActionFailed OVERSPENT'],
    ...['SecretActionFailed MALFORMED', 'BidFailed LOT_NAMED_TWICE'],
  ];
  expect(wanted.filter((what) => !seen.has(what))).toEqual([]);
});

it('ends nowhere but in a state that says so', () => {
  fc.assert(
    fc.property(season, (steps) => {
      const { journal, state } = play(steps);
      const ends = journal.filter(({ event }) => /^Round(Won|Closed)$/.test(event.type));
      expect(ends).toHaveLength(roundOf(state).status === 'ENDED' ? 1 : 0);
    }),
    { numRuns: Math.ceil(RUNS / 3) },
  );
});
