import type { GameId } from '../../model/ids';
import { counted, ordinalOf } from '../../../kernel';
import type { PlayerId } from '../../../kernel';
import { idField, integerField, ofTypes, playerField } from '../../../season';
import { correctScore, unlessScored } from '../../corrections/correct-score';
import { seatId } from '../../model/state';
import { nameOf } from '../../model/wording';
import { NOTHING_TO_CORRECT } from '../effect';
import type { DynastyEffectKind } from '../effect';
import { MOST, wholeShape } from '../shape';

type SetScoreEffect = {
  readonly type: 'SET_SCORE';
  readonly gameId: GameId;
  readonly playerId: PlayerId;
  readonly score: number;
};
declare module '../vocabulary' {
  interface OwnEffects {
    SET_SCORE: SetScoreEffect;
  }
}

export const SET_SCORE: DynastyEffectKind<SetScoreEffect> = {
  title: 'Correct a score',
  description: 'Corrects a participant’s score in a game that has not ended.',
  refusals: ['NO_PARTICIPANT'],
  fields: {
    gameId: idField('GAME', 'Game', 'The game.'),
    playerId: playerField('The participant.'),
    score: integerField('Score', 'The new score.', 0, MOST),
  },
  power: 'CORRECT',
  shape: ({ score }, at) => wholeShape('score', score, 0, at),
  plan: ({ state, effects }, effect) => {
    const { gameId, playerId, score } = effect;
    const refusal = unlessScored(state, effect);
    if (refusal !== null) return refusal;
    const isTwice = ofTypes(effects, 'SET_SCORE').some(
      (earlier) => earlier.gameId === gameId && earlier.playerId === playerId,
    );
    const isSame = state.need('seats', seatId(gameId, playerId)).score === score;
    return isTwice || isSame ? NOTHING_TO_CORRECT : null;
  },
  carryOut: (turn, effect, { proposalId }) => {
    correctScore(turn, effect, proposalId);
  },
  text: (state, { gameId, playerId, score }) =>
    `${nameOf(state, playerId)} has ${counted(score, 'point')} in game ${ordinalOf(gameId)}.`,
};
