/** A vote can void a game however long ago it ended, but only once [rulings K21, L4]. */
import type { GameId } from '../../model/ids';
import { ordinalOf } from '../../../kernel';
import { idField, ofTypes } from '../../../season';
import { voidNow } from '../../ending/void-game';
import { unlessGame } from '../../model/games';
import { refuse } from '../../model/refusal';
import type { DynastyEffectKind } from '../effect';

type VoidGameEffect = { readonly type: 'VOID_GAME'; readonly gameId: GameId };
declare module '../vocabulary' {
  interface OwnEffects {
    VOID_GAME: VoidGameEffect;
  }
}

export const VOID_GAME: DynastyEffectKind<VoidGameEffect> = {
  title: 'Void a game',
  description: 'Voids a game, however long ago it ended.',
  refusals: ['GAME_VOIDED'],
  fields: { gameId: idField('GAME', 'Game', 'The game.') },
  bare: true,
  power: 'VOID',
  plan: ({ state, effects }, { gameId }) => {
    const missing = unlessGame(state, gameId, 'ending-a-game');
    if (missing !== null) return missing;
    const isVoided = state.need('games', gameId).status === 'VOIDED';
    const isTwice = ofTypes(effects, 'VOID_GAME').some((earlier) => earlier.gameId === gameId);
    return isVoided || isTwice ? refuse('GAME_VOIDED', 'ending-a-game', { gameId }) : null;
  },
  carryOut: (turn, { gameId }, { proposalId, title }) => {
    voidNow(turn, turn.state.need('games', gameId), title, proposalId ?? undefined);
  },
  text: (_state, { gameId }) => `Game ${ordinalOf(gameId)} is voided.`,
};
