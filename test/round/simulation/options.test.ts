import type { RoundCommand } from '../../../src/round';
import { fc, runs } from '../../support/property-testing';
import { toldBy } from '../../support/matching-option';
import { Pick } from './pick';
import type { PlayedRound } from './played-round';
import { RULESETS } from './rulesets';
import { Scene } from './scene';
import { Season } from './season';
import { ACCOUNTS, numbers, plan } from './steps';
import { entryForMutation } from './table';

const RUNS = runs(8);
const LONG_MS = Math.max(240_000, RUNS * 1_000);

/** The code of the command's refusal; null if it is accepted. The command is undone. */
function refusalOf(round: PlayedRound, who: string, command: RoundCommand): string | null {
  const mark = round.state.mark();
  const [events, { now }] = [round.journal.length, round];
  const refusal = round.ask(who, command);
  round.state.undo(mark);
  round.journal.length = events;
  round.now = now;
  return refusal?.code ?? null;
}

it.each(RULESETS)(
  'what is offered by options is not refused, whatever of it is chosen, in %s',
  (_name, ruleset) => {
    fc.assert(
      fc.property(plan, numbers, (steps, chosen) => {
        const season = new Season(ruleset, steps).open();
        for (const step of steps.steps) season.play(step);
        for (const who of ACCOUNTS) {
          for (const option of season.options(who)) {
            const scene = new Scene(season.round, who, new Pick(chosen));
            const command = entryForMutation(option.mutation).offered(scene, toldBy(option));
            const told = [who, command ?? option];
            // An option can be followed in at least one way.
            expect([...told, command === null]).toEqual([...told, false]);
            if (command === null) continue;
            expect([...told, refusalOf(season.round, who, command)]).toEqual([...told, null]);
          }
        }
      }),
      { numRuns: RUNS },
    );
  },
  LONG_MS,
);
