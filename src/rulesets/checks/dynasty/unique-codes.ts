/** Codes name one thing each; a rank is the same rank in every suit, and once in each. */
import { each, plain, repeated } from '../common/codes';
import type { Named } from '../common/codes';
import type { DynastySense } from '../common/check';
import type { DynastyRuleset } from '../../dynasty/document';
import { tableActionsOf } from '../../dynasty/table-actions';

export const uniqueCodes: DynastySense = (ruleset) => namespaces(ruleset).flatMap(repeated);

function namespaces(ruleset: DynastyRuleset): Named[][] {
  const { deck, tricks, trickClasses, arcana, masks } = ruleset;
  return [
    each(['deck', 'suits'], deck.suits, 'suit'),
    ...deck.suits.map(({ ranks }, at) => each(['deck', 'suits', at, 'ranks'], ranks, 'rank')),
    each(['trickClasses'], trickClasses, 'class'),
    each(['tricks'], tricks, 'trick'),
    ...tricks.map(({ pattern }, at) =>
      'ranks' in pattern ? plain(['tricks', at, 'pattern', 'ranks'], pattern.ranks) : [],
    ),
    effects('pocket', arcana.pocket),
    effects('grandCanal', arcana.grandCanal),
    each(['masks'], masks, 'mask'),
    each(['tableActions'], tableActionsOf(ruleset), 'action'),
    each(['proposals', 'classes'], ruleset.proposals?.classes ?? [], 'class'),
  ];
}

type Entry = { readonly rank: string; readonly effect: { readonly type: string } };

/** Two effects of one type on one rank would be ambiguous. */
const effects = (where: 'pocket' | 'grandCanal', entries: readonly Entry[]): Named[] =>
  entries.map(({ rank, effect }, place) => ({
    path: ['arcana', where, place],
    code: `${effect.type} of ${rank}`,
  }));
