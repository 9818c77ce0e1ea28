/**
 * Masks: some effects occur at most once in a mask, and the names in conditions are known [V26,
 * V27].
 */
import { problem } from '../../document/problem';
import type { Segment, Problem } from '../../document/problem';
import type { DynastyRuleset } from '../../dynasty/document';
import { maskNames } from '../../dynasty/expression-names';
import { effectsOfMask } from '../../dynasty/masks';
import type { MaskEffect } from '../../dynasty/masks';
import { expressionProblems, sizeOf } from '../../expressions/check-expression';
import type { DynastyCheck } from '../common/check';

/**
 * The path of a mask's effect. The first effect has its own property; further effects are in a
 * list.
 */
export const pathOfEffect = (mask: number, place: number): readonly Segment[] =>
  place === 0 ? ['masks', mask, 'effect'] : ['masks', mask, 'also', place - 1];

const ONCE: ReadonlySet<string> = new Set(['HAND', 'ARCANA_HEFT', 'ARCANA_GRAND_CANAL']);
/**
 * The maximum size of all masks' conditions together, since each can be evaluated when a game
 * begins.
 */
const LARGEST = 1_000;

type Placed = readonly [path: readonly Segment[], effect: MaskEffect];

export const maskEffects: DynastyCheck = (ruleset) =>
  ruleset.masks.flatMap((mask, at) => {
    const effects = effectsOfMask(mask);
    return effects.flatMap(({ type }, place) =>
      ONCE.has(type) && effects.slice(0, place).some((other) => other.type === type)
        ? [problem([...pathOfEffect(at, place), 'type'], `expected ${type} once in a mask`)]
        : [],
    );
  });

export const maskConditions: DynastyCheck = (ruleset) => {
  const known = maskNames(ruleset);
  const all = allEffects(ruleset);
  const size = all.reduce(
    (sum, [, { holds }]) => sum + (holds === undefined ? 0 : sizeOf(holds)),
    0,
  );
  const expected = `expected at most ${LARGEST} numbers, names and operators in all masks together; there are ${size}`;
  return [
    ...all.flatMap(([path, { holds }]): Problem[] =>
      holds === undefined ? [] : expressionProblems(holds, known, 'FLAG', [...path, 'holds']),
    ),
    ...(size > LARGEST ? [problem(['masks'], expected)] : []),
  ];
};

const allEffects = ({ masks }: DynastyRuleset): Placed[] =>
  masks.flatMap((mask, at) =>
    effectsOfMask(mask).map((effect, place): Placed => [pathOfEffect(at, place), effect]),
  );
