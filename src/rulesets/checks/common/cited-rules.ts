import { tableActionsOf } from '../../dynasty/table-actions';
import { actionsOf } from '../../mechanics/action-names';
import type { Citing } from '../../mechanics/cited-rule';
import { officesOf } from '../../mechanics/office-lookup';
import { secretActionsOf } from '../../mechanics/secret-action-names';
import { trackedValuesOf } from '../../mechanics/value-lookup';
import { problem } from '../../document/problem';
import type { Problem } from '../../document/problem';
import { sectionsOf } from '../../prose/ruleset-prose';
import type { Ruleset } from '../../document/ruleset';

/** Each cited rule must be a section or an article of this document [ruling AD1]. */
export function citedRules(ruleset: Ruleset): Problem[] {
  const all = citing(ruleset).filter(({ rule }) => rule !== undefined);
  if (all.length === 0) return [];
  const known = new Set(sectionsOf(ruleset).map(({ anchor }) => anchor));
  return all.flatMap(({ path, rule = '' }) =>
    known.has(rule)
      ? []
      : [problem(path, `expected the anchor of an article or a section; there is no ${rule}`)],
  );
}

type Place = { readonly path: readonly (string | number)[]; readonly rule: string | undefined };

const citing = (ruleset: Ruleset): Place[] => [
  ...placesOf('trackedValues', trackedValuesOf(ruleset)),
  ...placesOf('actions', actionsOf(ruleset)),
  ...placesOf('additionalSecretActions', secretActionsOf(ruleset)),
  ...placesOf('offices', officesOf(ruleset)),
  ...(ruleset.kind === 'DYNASTY' ? placesOf('tableActions', tableActionsOf(ruleset)) : []),
];

const placesOf = (list: string, entries: readonly Citing[]): Place[] =>
  entries.map(({ rule }, at) => ({ path: [list, at, 'rule'], rule }));
