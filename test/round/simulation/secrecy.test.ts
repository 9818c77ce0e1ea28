import type { RoundCommand, RoundRefusal, SecretActionRow } from '../../../src/round';
import type { RoundRuleset } from '../../../src/rulesets';
import { expectOften, fc, runs } from '../../support/property-testing';
import { account } from '../harness';
import { sightOf } from '../visible-state';
import { RULESETS } from './rulesets';
import { Season } from './season';
import { ACCOUNTS, numbers, plan } from './steps';
import type { Plan } from './steps';
import { entryOf } from './table';

const RUNS = runs(12);
const LONG_MS = Math.max(240_000, RUNS * 1_000);
const SEALED = RULESETS.filter(([, { secretActions }]) => secretActions !== null);

const owner = fc.constantFrom(...ACCOUNTS.slice(1));
const sealing = fc.constantFrom('SealBids' as const, 'SealHand' as const);

type Secret = { readonly season: Season; readonly action: SecretActionRow };

/** `who` commits a secret action in the first Auction Phase. Null if it is refused. */
function commit(season: Season, who: string, command: RoundCommand | null): Secret | null {
  const { state } = season.round;
  if (command === null || season.ask(who, command) !== null) return null;
  return {
    season,
    action: state.need('secretActions', `a${state.count('secretActions')}` as const),
  };
}

/** The other accounts' views and events after each step, while the action is secret. */
function seenByOthers({ season, action }: Secret, who: string, { steps }: Plan): string[] {
  const { round } = season;
  const seen: string[] = [];
  const others = [null, ...ACCOUNTS.filter((name) => name !== who).slice(0, 2)];
  for (const step of steps) {
    const refusal: RoundRefusal | null = season.play(step);
    if (round.now >= action.maturesAtMs) break;
    const sights = others.map((name) =>
      sightOf(round.state, round.journal, name === null ? null : account(name), round.now),
    );
    const told = step.who === who ? null : refusal;
    seen.push(JSON.stringify([told, sights]).replaceAll(action.sha256, '#'));
  }
  return seen;
}

/** A command with bids, or with a hand if there is no lot. It has its own salt. */
function sealed(
  season: Season,
  who: string,
  type: 'SealBids' | 'SealHand',
  chosen: readonly number[],
): RoundCommand | null {
  const scene = season.scene({ who, numbers: chosen });
  const command = entryOf(type).offered(scene, {}) ?? entryOf('SealHand').offered(scene, {});
  return command === null ? null : ({ ...command, salt: 'its own' } as RoundCommand);
}

const opened = (ruleset: RoundRuleset, steps: Plan): Season =>
  new Season(ruleset, { ...steps, startsLater: false }).open();

describe.each(SEALED)('an entrusted secret of %s', (_name, ruleset) => {
  it(
    'changes nothing for others but its hash, whatever it says [D6, invariant 8]',
    () => {
      let [played, compared] = [0, 0];
      fc.assert(
        fc.property(plan, owner, sealing, numbers, numbers, (steps, who, type, one, two) => {
          played += 1;
          const secrets = [one, two].map((chosen) => {
            const season = opened(ruleset, steps);
            return commit(season, who, sealed(season, who, type, chosen));
          });
          const [first, second] = secrets;
          if (!first || !second) return;
          compared += first.action.sha256 === second.action.sha256 ? 0 : 1;
          const seen = seenByOthers(first, who, steps);
          expect(seenByOthers(second, who, steps)).toEqual(seen);
        }),
        { numRuns: RUNS },
      );
      expectOften(compared, 0, { played, asked: RUNS });
    },
    LONG_MS,
  );

  it(
    'looks to others like one that its owner keeps [D6, invariant 8]',
    () => {
      let [played, compared] = [0, 0];
      fc.assert(
        fc.property(plan, owner, sealing, numbers, (steps, who, type, chosen) => {
          played += 1;
          const [season, other] = [opened(ruleset, steps), opened(ruleset, steps)];
          const entrusted = commit(season, who, sealed(season, who, type, chosen));
          if (entrusted === null) return;
          const text = season.round.textOf(entrusted.action) ?? '';
          const own = commit(other, who, {
            type: 'CommitSecretAction',
            kind: entrusted.action.kind,
            sha256: other.round.remember(text),
          });
          expect(own?.action).toEqual(entrusted.action);
          if (own === null) return;
          compared += 1;
          expect(seenByOthers(own, who, steps)).toEqual(seenByOthers(entrusted, who, steps));
        }),
        { numRuns: RUNS },
      );
      expectOften(compared, 0, { played, asked: RUNS });
    },
    LONG_MS,
  );
});
