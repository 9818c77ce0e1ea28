/** Each code names one thing. A rank is the same in every suit and occurs once in each. */
import { trackedValuesOf } from '../../mechanics/value-lookup';
import { codesOfEntries, codesAt, repeatedCodes } from '../common/codes';
import type { AssignedCode } from '../common/codes';
import type { DynastyCheck } from '../common/check';
import type { DynastyRuleset } from '../../dynasty/document';
import { tableActionsOf } from '../../dynasty/table-actions';

export const uniqueCodes: DynastyCheck = (ruleset) => namespaces(ruleset).flatMap(repeatedCodes);

function namespaces(ruleset: DynastyRuleset): AssignedCode[][] {
  const { deck, tricks, trickClasses, arcana, masks } = ruleset;
  return [
    codesOfEntries(['deck', 'suits'], deck.suits, 'suit'),
    ...deck.suits.map(({ ranks }, at) =>
      codesOfEntries(['deck', 'suits', at, 'ranks'], ranks, 'rank'),
    ),
    codesOfEntries(['trickClasses'], trickClasses, 'class'),
    codesOfEntries(['tricks'], tricks, 'trick'),
    ...tricks.map(({ pattern }, at) =>
      'ranks' in pattern ? codesAt(['tricks', at, 'pattern', 'ranks'], pattern.ranks) : [],
    ),
    effects('pocket', arcana.pocket),
    effects('grandCanal', arcana.grandCanal),
    codesOfEntries(['masks'], masks, 'mask'),
    codesOfEntries(['tableActions'], tableActionsOf(ruleset), 'action'),
    codesOfEntries(['trackedValues'], trackedValuesOf(ruleset), 'value'),
    codesOfEntries(['proposals', 'classes'], ruleset.proposals?.classes ?? [], 'class'),
  ];
}

type Entry = { readonly rank: string; readonly effect: { readonly type: string } };

/** Two effects of one type on one rank would be ambiguous. */
const effects = (where: 'pocket' | 'grandCanal', entries: readonly Entry[]): AssignedCode[] =>
  entries.map(({ rank, effect }, place) => ({
    path: ['arcana', where, place],
    code: `${effect.type} of ${rank}`,
  }));
