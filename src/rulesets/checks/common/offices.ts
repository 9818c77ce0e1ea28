import type { Action } from '../../mechanics/action';
import { actionsOf } from '../../mechanics/action-names';
import { findOffice, officesOf } from '../../mechanics/office-lookup';
import { secretActionsOf } from '../../mechanics/secret-action-names';
import { trackedValuesOf } from '../../mechanics/value-lookup';
import { problem } from '../../document/problem';
import type { Problem, Segment } from '../../document/problem';
import type { Ruleset } from '../../document/ruleset';
import { majorityProblems } from '../../mechanics/vote-formula';
import { codesOfEntries, codesAt, repeatedCodes } from './codes';

/** Each office has its own code and can be filled. References name existing offices. */
export function offices(ruleset: Ruleset): Problem[] {
  const all = officesOf(ruleset);
  return [
    ...repeatedCodes(codesOfEntries(['offices'], all, 'office')),
    ...all.flatMap((_office, at) => fillingProblems(ruleset, at)),
    ...all.flatMap(({ powers = [] }, at) =>
      repeatedCodes(codesAt(['offices', at, 'powers'], powers)),
    ),
    ...all.flatMap(({ filledBy }, at) =>
      filledBy.type === 'VOTE'
        ? majorityProblems(ruleset, filledBy.majority, 'OFFICE', [
            'offices',
            at,
            'filledBy',
            'majority',
          ])
        : [],
    ),
    ...trackedValuesOf(ruleset).flatMap(({ setBy }, at) =>
      setBy.flatMap((setter, place) =>
        setter.type === 'OFFICE'
          ? unlessOffice(ruleset, setter.office, ['trackedValues', at, 'setBy', place, 'office'])
          : [],
      ),
    ),
    ...takerProblems(ruleset, 'actions', actionsOf(ruleset)),
    ...takerProblems(ruleset, 'additionalSecretActions', secretActionsOf(ruleset)),
  ];
}

/** Actions name existing offices, each once. */
const takerProblems = (
  ruleset: Ruleset,
  list: string,
  all: readonly Pick<Action, 'who'>[],
): Problem[] =>
  all.flatMap(({ who }, at) => {
    if (who?.type !== 'OFFICE') return [];
    const here = [list, at, 'who', 'offices'] as const;
    return [
      ...repeatedCodes(codesAt(here, who.offices)),
      ...who.offices.flatMap((office, place) => unlessOffice(ruleset, office, [...here, place])),
    ];
  });

const unlessOffice = (ruleset: Ruleset, office: string, path: readonly Segment[]): Problem[] =>
  findOffice(ruleset, office) === null
    ? [problem(path, `expected an office; there is no ${office}`)]
    : [];

/**
 * The appointing office must itself be filled in some way: offices that appoint in a circle would
 * stay vacant.
 */
function fillingProblems(ruleset: Ruleset, at: number): Problem[] {
  const path = ['offices', at, 'filledBy', 'office'] as const;
  const seen = new Set<string>();
  let next = officesOf(ruleset)[at] ?? null;
  while (next?.filledBy.type === 'OFFICE') {
    if (seen.has(next.office)) {
      return [problem(path, 'expected another office: nobody could ever hold this one')];
    }
    seen.add(next.office);
    const by = next.filledBy.office;
    next = findOffice(ruleset, by);
    if (next === null) return seen.size > 1 ? [] : unlessOffice(ruleset, by, path);
  }
  return [];
}
