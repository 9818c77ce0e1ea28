/** Shape checks of a proposal’s effects. They do not depend on the round. */
import { isOfSeason, seasonEffectShape } from '../../season';
import type { PauseUnit } from '../../season';
import { DUCK_NAME_EXPECTED, isDuckName } from '../ducks/duck';
import { isTotal } from '../hands/correct-hand';
import { workShape } from '../house/shape';
import type { RoundRefusal } from '../model/refusal';
import { MOST_ENTRIES, MOST_GRANTED, unless } from '../model/shapes';
import type { CorrectedHand, ProposalEffect } from './vocabulary';

const RULE = 'proposals';
const MOST_PLACES = 1_000_000;

/** A pause lasts whole weeks, so the days of the week stay the same [ruling AA5]. */
export const UNIT_OF_PAUSE: PauseUnit = { days: 7 };

export const effectsShape = (effects: readonly ProposalEffect[]): RoundRefusal | null =>
  effects.reduce<RoundRefusal | null>(
    (found, effect, at) => found ?? effectShape(effect, at),
    null,
  );

const shapeOfSeason = seasonEffectShape<RoundRefusal>(unless, UNIT_OF_PAUSE);

function effectShape(effect: ProposalEffect, at: number): RoundRefusal | null {
  if (isOfSeason(effect)) return shapeOfSeason(effect, at);
  switch (effect.type) {
    case 'CORRECT_STANDING':
      return unless(Number.isSafeInteger(effect.joinedAtMs), 'joinedAt', 'an instant', RULE, {
        effect: at,
      });
    case 'CREATE_DUCK':
      return unless(isDuckName(effect.name), 'name', DUCK_NAME_EXPECTED, RULE, { effect: at });
    case 'CREATE_WORK':
      return workShape(effect, { effect: at });
    case 'VOID_TRADE':
    case 'VOID_TABLE':
    case 'VOID_SECRET_ACTION':
    case 'END_JUDGE_TERM':
    case 'SET_TERM':
      return null;
    case 'CORRECT_HAND':
      return handShape(effect, at);
    case 'MOVE_ITEMS':
      return (
        unless(effect.from !== effect.to, 'to', 'another owner', RULE, { effect: at }) ??
        itemsShape(effect.items, at)
      );
    case 'GIVE_ITEMS':
    case 'TAKE_ITEMS':
      return itemsShape(effect.items, at);
  }
}

function handShape({ placement, total }: CorrectedHand, effect: number): RoundRefusal | null {
  const isPlace = Number.isSafeInteger(placement) && placement >= 1 && placement <= MOST_PLACES;
  const isScore = total === null || isTotal(total);
  return (
    unless(isPlace, 'placement', `a place from 1 to ${MOST_PLACES}`, RULE, { effect }) ??
    unless(isScore, 'score', 'a whole number in decimal digits', RULE, { effect })
  );
}

function itemsShape(
  items: readonly { readonly quantity: number }[],
  effect: number,
): RoundRefusal | null {
  const few = items.length >= 1 && items.length <= MOST_ENTRIES;
  return (
    unless(few, 'items', `1 to ${MOST_ENTRIES} entries`, RULE, { effect }) ??
    unless(
      items.every(({ quantity }) => quantity <= MOST_GRANTED),
      'quantity',
      `at most ${MOST_GRANTED}`,
      RULE,
      { effect },
    )
  );
}
