/**
 * "Once per game, at any time during that Game provided that no Sfida has been declared or
 * accepted", Morante reveals another mask and has its effect for the rest of the game [Masks,
 * Morante]. Start-of-game effects and Moda consider only Morante [ruling K11].
 */
import { byPlayer, itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { activeGames, itsGame, opponent, unlessPlaying } from '../model/games';
import { wornBy } from '../scoring/position-of';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { GameRow, PlayerRow } from '../model/rows';
import { environmentOf, isParticipant, seatId, seatOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { maskName, nameOf } from '../model/wording';
import type { GameId } from '../model/ids';
import type { RevealMask, MaskRevealed } from './vocabulary';
import { maskCodes, unlessMask, unlessPower } from './powers';

export const revealMask = byPlayer<RevealMask, 'gameId'>({
  rule: 'masks',
  refuses: ({ state }, player, { gameId, mask }) =>
    unlessPlaying(state, player, gameId, 'masks') ??
    unlessMask(environmentOf(state, state.need('games', gameId)), mask) ??
    unlessReveals(state, player, gameId),
  offers: ({ state }, player) =>
    activeGames(state)
      .filter((game) => isParticipant(game, player.id))
      .map((game) => ({ gameId: game.id, masks: othersThanWorn(state, game, player) }))
      .filter(({ masks }) => masks.length > 0)
      .map(({ gameId, masks }) => ({
        description: 'Reveal another mask.',
        known: { gameId },
        facts: { masks },
      })),
  decide: (turn, { id: playerId }, { gameId, mask }) => {
    const { state } = turn;
    if (wornBy(seatOf(state, state.need('games', gameId), playerId)).includes(mask)) {
      return refuse('SAME_MASK', 'masks', { mask });
    }
    turn.emit({ type: 'MaskRevealed', gameId, playerId, mask });
    return null;
  },
  made: itsGame,
});

function othersThanWorn(state: DynastyState, game: GameRow, { id }: PlayerRow): string[] {
  const worn = wornBy(seatOf(state, game, id));
  return maskCodes(environmentOf(state, game)).filter((mask) => !worn.includes(mask));
}

function unlessReveals(
  state: DynastyState,
  { id }: PlayerRow,
  gameId: GameId,
): DynastyRefusal | null {
  const game = state.need('games', gameId);
  const seat = seatOf(state, game, id);
  const powerless = unlessPower(
    environmentOf(state, game),
    game,
    seat,
    'REVEAL_MASK',
    seat.revealed.length,
  );
  if (powerless !== null) return powerless;
  return game.lastSfidaBy === null ? null : refuse('SFIDA_DECLARED', 'masks');
}

export const maskRevealed: DynastyEventRecord<MaskRevealed> = {
  evolve: (state, { event: { gameId, playerId, mask } }) => {
    const seat = state.need('seats', seatId(gameId, playerId));
    state.put('seats', { ...seat, revealed: [...seat.revealed, mask] });
  },
  facts: (state, { gameId, playerId, mask }) => ({
    player: nameOf(state, playerId),
    mask: maskName(environmentOf(state, state.need('games', gameId)), mask),
  }),
  text: (state, { gameId, playerId, mask }) => {
    const ruleset = environmentOf(state, state.need('games', gameId));
    return `${nameOf(state, playerId)} revealed the mask ${maskName(ruleset, mask)}.`;
  },
  channel: 'TABLES',
  touches: itsTable,
  notice: 'OPPONENT_ACTED',
  concerns: opponent,
  aside: {},
};
