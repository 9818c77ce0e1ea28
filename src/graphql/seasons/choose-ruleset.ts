import type { Refusal } from '../../kernel';
import { amendRuleset, DEFAULT_EDITION, EDITIONS, findEdition } from '../../rulesets';
import type { RoundRuleset } from '../../rulesets';

type Asked = {
  /** null: the default one. */
  readonly edition: string | null;
  /** Whatever came as a JSON Patch; null for none. */
  readonly patch: unknown;
  readonly rulesDaySeconds: number | null;
  readonly steward: boolean | null;
};
type Chosen = { readonly document: RoundRuleset } | { readonly refusal: Refusal };

/** The document that a round begins with: an edition, as the patch and the input change it. */
export function chooseRuleset({ edition, patch, rulesDaySeconds, steward }: Asked): Chosen {
  const id = edition ?? DEFAULT_EDITION;
  const document = findEdition(id);
  if (document === null) {
    return refuse('EDITION_UNKNOWN', { edition: id, editions: [...EDITIONS.keys()] });
  }
  const changes = [
    ...(rulesDaySeconds === null ? [] : [replace('/rulesDaySeconds', rulesDaySeconds)]),
    ...(steward === null ? [] : [replace('/steward', steward)]),
  ];
  const given = patch ?? [];
  // What is no patch is handed on as it is, to be refused as such.
  const whole: unknown = Array.isArray(given) ? [...(given as unknown[]), ...changes] : given;
  if (Array.isArray(whole) && whole.length === 0) return { document };
  const amended = amendRuleset(document, whole);
  if (amended.ok) return { document: amended.ruleset };
  return refuse('RULESET_REFUSED', { problems: amended.problems.map((found) => ({ ...found })) });
}

const replace = (path: string, value: number | boolean): object => ({ op: 'replace', path, value });

const refuse = (code: string, facts: Refusal['facts']): Chosen => ({
  refusal: { code, rule: null, facts },
});
