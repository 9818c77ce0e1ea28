import type { GameId } from '../../model/ids';
import { counted, ordinalOf } from '../../../kernel';
import { idField, integerField, ofTypes } from '../../../season';
import { correctStakes, unlessStakes } from '../../corrections/correct-stakes';
import { NOTHING_TO_CORRECT } from '../effect';
import type { DynastyEffectKind } from '../effect';
import { MOST, wholeShape } from '../shape';

/** Sets the stakes of a game before its Fine. */
type SetStakesEffect = {
  readonly type: 'SET_STAKES';
  readonly gameId: GameId;
  readonly stakes: number;
};
declare module '../vocabulary' {
  interface OwnEffects {
    SET_STAKES: SetStakesEffect;
  }
}

export const SET_STAKES: DynastyEffectKind<SetStakesEffect> = {
  title: 'Correct stakes',
  description:
    'Corrects the stakes of a game that has not ended, from the starting stakes to the maximum of the game’s rules.',
  refusals: ['STAKES_BEYOND_RULES'],
  fields: {
    gameId: idField('GAME', 'Game', 'The game.'),
    stakes: integerField('Stakes', 'The new stakes.', 1, MOST),
  },
  power: 'CORRECT',
  shape: ({ stakes }, at) => wholeShape('stakes', stakes, 1, at),
  plan: ({ state, effects }, effect) => {
    const { gameId, stakes } = effect;
    const refusal = unlessStakes(state, effect);
    if (refusal !== null) return refusal;
    const isTwice = ofTypes(effects, 'SET_STAKES').some((earlier) => earlier.gameId === gameId);
    return isTwice || state.need('games', gameId).stakes === stakes ? NOTHING_TO_CORRECT : null;
  },
  carryOut: (turn, effect, { proposalId }) => {
    correctStakes(turn, effect, proposalId);
  },
  text: (_state, { gameId, stakes }) =>
    `The stakes of game ${ordinalOf(gameId)} are ${counted(stakes, 'peg')}.`,
};
