/** Checks of a proposal’s effects that do not depend on the dynasty. */
import { isOfSeason, seasonEffectShape } from '../../season';
import type { PauseUnit } from '../../season';
import type { DynastyRefusal } from '../model/refusal';
import { unless } from '../model/access';
import { PEG } from '../model/pegs';
import type { DynastyEffect } from './vocabulary';

/**
 * The maximum of pegs given or taken at once, of Magistrelli, of a mask's Moda, of stakes and of a
 * score.
 */
const MOST = 1_000_000;

/** A pause lasts whole days, so that each day still begins at midnight [ruling AA5]. */
export const UNIT_OF_PAUSE: PauseUnit = { days: 1 };

export const effectsShape = (effects: readonly DynastyEffect[]): DynastyRefusal | null =>
  effects.reduce<DynastyRefusal | null>(
    (found, effect, at) => found ?? effectShape(effect, at),
    null,
  );

const shapeOfSeason = seasonEffectShape<DynastyRefusal>(unless, UNIT_OF_PAUSE);

function effectShape(effect: DynastyEffect, at: number): DynastyRefusal | null {
  if (isOfSeason(effect)) return shapeOfSeason(effect, at);
  switch (effect.type) {
    case 'GIVE_ITEMS':
    case 'TAKE_ITEMS':
      return pegsShape(effect.items, at);
    case 'CORRECT_MAGISTRELLI':
      return wholeShape('magistrelli', effect.magistrelli, 0, at);
    case 'CORRECT_MODA':
      return wholeShape('moda', effect.moda, 1, at);
    case 'SET_STAKES':
      return wholeShape('stakes', effect.stakes, 1, at);
    case 'SET_SCORE':
      return wholeShape('score', effect.score, 0, at);
    case 'SET_TERM': {
      const isNamed = effect.office !== null;
      return unless(isNamed, 'office', 'an office of the rules', 'proposals', { effect: at });
    }
    case 'CHANGE_MASK':
    case 'REPLACE_DEALER':
    case 'VOID_GAME':
      return null;
  }
}

function pegsShape(
  items: readonly { readonly item: string; readonly quantity: number }[],
  effect: number,
): DynastyRefusal | null {
  const onlyPegs = items.length === 1 && items.every(({ item }) => item === PEG);
  return (
    unless(onlyPegs, 'items', `one entry, with the item ${PEG}`, 'proposals', { effect }) ??
    items.reduce<DynastyRefusal | null>(
      (found, { quantity }) => found ?? wholeShape('quantity', quantity, 1, effect),
      null,
    )
  );
}

const wholeShape = (
  field: string,
  value: number,
  least: number,
  effect: number,
): DynastyRefusal | null =>
  unless(
    Number.isSafeInteger(value) && value >= least && value <= MOST,
    field,
    `a whole number from ${least} to ${MOST}`,
    'proposals',
    { effect },
  );
