import type { Refusal } from '../../kernel';
import {
  amendDynastyRuleset,
  amendRuleset,
  DEFAULT_DYNASTY_EDITION,
  DEFAULT_EDITION,
  DYNASTY_EDITIONS,
  EDITIONS,
  LEAST_DAY_SECONDS,
} from '../../rulesets';
import type { AmendProblem, DynastyRuleset, RoundRuleset } from '../../rulesets';
import type { DynastyRefusals } from '../../dynasty';
import type { RoundRefusals } from '../../round';
import { badInput } from '../errors/fault';
import type { EditionRefusals } from './refusals';

type RulesetAsked = {
  /** Null for the default edition. */
  readonly edition: string | null;
  /** The JSON Patch, unchecked; null for none. */
  readonly patch: unknown;
  readonly rulesDaySeconds: number | null;
  readonly steward: boolean | null;
};
type Chosen<D> = { readonly document: D } | { readonly refusal: Refusal };
type Amended<D> =
  | { readonly ok: true; readonly ruleset: D }
  | { readonly ok: false; readonly problems: readonly AmendProblem[] };

/** One game's editions. */
type Shelf<D> = {
  readonly editions: ReadonlyMap<string, D>;
  readonly usual: string;
  readonly amend: (document: D, patch: unknown) => Amended<D>;
};
const ROUNDS: Shelf<RoundRuleset> = {
  editions: EDITIONS,
  usual: DEFAULT_EDITION,
  amend: amendRuleset,
};
const DYNASTIES: Shelf<DynastyRuleset> = {
  editions: DYNASTY_EDITIONS,
  usual: DEFAULT_DYNASTY_EDITION,
  amend: amendDynastyRuleset,
};

/**
 * Outside rehearsals, throws if a rules-day is too short. The edition or a patch may have set it.
 */
export function requireTempo(
  { rulesDaySeconds }: { readonly rulesDaySeconds: number },
  rehearsal: boolean,
  least = LEAST_DAY_SECONDS,
): void {
  if (rehearsal || rulesDaySeconds >= least) return;
  throw badInput('tempo', `at least ${least} seconds a rules-day, outside rehearsals`);
}

/** The first document of a round: an edition, changed by the patch and the input. */
export const chooseRuleset = (asked: RulesetAsked): Chosen<RoundRuleset> =>
  choose(ROUNDS, asked.edition, asked.patch, ofBoth(asked));

/** Like `chooseRuleset`, for a dynasty. */
export const chooseDynastyRuleset = (
  asked: RulesetAsked & { readonly automaticDealing: boolean | null },
): Chosen<DynastyRuleset> =>
  choose(DYNASTIES, asked.edition, asked.patch, [
    ...ofBoth(asked),
    ...replacing('/automaticDealing', asked.automaticDealing),
  ]);

const ofBoth = ({ rulesDaySeconds, steward }: RulesetAsked): object[] => [
  ...replacing('/rulesDaySeconds', rulesDaySeconds),
  ...replacing('/steward', steward),
];

const replacing = (path: string, value: number | boolean | null): object[] =>
  value === null ? [] : [{ op: 'replace', path, value }];

function choose<D>(
  { editions, usual, amend }: Shelf<D>,
  edition: string | null,
  patch: unknown,
  changes: readonly object[],
): Chosen<D> {
  const id = edition ?? usual;
  const document = editions.get(id);
  if (document === undefined) {
    return refuse('EDITION_UNKNOWN', { edition: id, editions: [...editions.keys()] });
  }
  const given = patch ?? [];
  // An invalid patch passes unchanged, for `amend` to refuse.
  const whole: unknown = Array.isArray(given) ? [...(given as unknown[]), ...changes] : given;
  if (Array.isArray(whole) && whole.length === 0) return { document };
  const amended = amend(document, whole);
  if (amended.ok) return { document: amended.ruleset };
  return refuse('RULESET_REFUSED', { problems: amended.problems.map((found) => ({ ...found })) });
}

type Codes = EditionRefusals & Pick<RoundRefusals & DynastyRefusals, 'RULESET_REFUSED'>;

const refuse = <C extends keyof Codes>(
  code: C,
  facts: Codes[C],
): { readonly refusal: Refusal } => ({
  refusal: { code, rule: null, facts },
});
