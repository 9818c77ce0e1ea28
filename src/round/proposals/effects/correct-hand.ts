import type { HandId } from '../../model/ids';
import { digitsField, idField, integerField, ofTypes, optional } from '../../../season';
import { correctHand, isTotal, unlessCorrectable } from '../../hands/correct-hand';
import { unless } from '../../model/shapes';
import { nameOf } from '../../model/wording';
import { NOTHING_TO_CORRECT } from '../effect';
import type { RoundEffectKind } from '../effect';

type CorrectHandEffect = {
  readonly type: 'CORRECT_HAND';
  readonly handId: HandId;
  readonly placement: number;
  /** The new score in decimal digits; null if unchanged. */
  readonly total: string | null;
};
declare module '../vocabulary' {
  interface OwnEffects {
    CORRECT_HAND: CorrectHandEffect;
  }
}

const MOST_PLACES = 1_000_000;
/** The longest score: 100 digits and a sign. */
const LONGEST_SCORE = 101;

export const CORRECT_HAND: RoundEffectKind<CorrectHandEffect> = {
  title: 'Correct a hand’s place and score',
  description:
    'Corrects the place and the score of a hand. Its prize, its fortunes and the other hands stay; other effects can correct them.',
  refusals: ['HAND_NOT_PLACED', 'HAND_WITHOUT_SCORE'],
  fields: {
    handId: idField('HAND', 'Hand', 'The hand.'),
    placement: integerField('Place', 'The new place.', 1, MOST_PLACES),
    total: optional(
      digitsField(
        'Score',
        'The new score, in decimal digits; null if the score stays.',
        LONGEST_SCORE,
      ),
      'score',
    ),
  },
  power: 'CORRECT',
  shape: ({ placement, total }, effect) => {
    const isPlace = Number.isSafeInteger(placement) && placement >= 1 && placement <= MOST_PLACES;
    const isScore = total === null || isTotal(total);
    const [place, score] = [`a place from 1 to ${MOST_PLACES}`, 'a whole number in decimal digits'];
    return (
      unless(isPlace, 'placement', place, 'proposals', { effect }) ??
      unless(isScore, 'score', score, 'proposals', { effect })
    );
  },
  // Two corrections of a hand would contradict each other.
  plan: ({ state, effects }, effect) =>
    ofTypes(effects, 'CORRECT_HAND').some(({ handId }) => handId === effect.handId)
      ? NOTHING_TO_CORRECT
      : unlessCorrectable(state, effect),
  carryOut: (turn, effect, { proposalId }) => {
    correctHand(turn, effect, proposalId);
  },
  text: (state, { handId, placement, total }) => {
    const { playerId, week } = state.need('hands', handId);
    const score = total === null ? '' : ` with a score of ${total}`;
    return `The hand of ${nameOf(state, playerId)} in week ${week} gets place ${placement}${score}.`;
  },
  parties: (state, { handId }) => [state.need('hands', handId).playerId],
};
