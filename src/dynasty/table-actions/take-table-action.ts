/**
 * Actions at a game's table other than plays, if the rules have any. The player pays pegs to the
 * Bank, and the action removes a trick from the game or adds one. Earlier plays keep their scores
 * [ruling V25].
 */
import { counted, quoted } from '../../kernel';
import { ruleOf, tableActionsOf } from '../../rulesets';
import type { TableAction } from '../../rulesets';
import { citing } from '../../season';
import { byPlayer, itsTable } from '../model/records';
import type { DynastyEventRecord } from '../model/records';
import { activeGames, itsGame, unlessActive, unlessGame } from '../model/games';
import { transfersOf, withMovements } from '../model/movements';
import { PEG } from '../model/pegs';
import { refuse } from '../model/refusal';
import type { DynastyRefusal } from '../model/refusal';
import type { GameRow, PlayerRow } from '../model/rows';
import { environmentOf, isParticipant, participantsOf, patchGame, pegsOf } from '../model/state';
import type { DynastyState } from '../model/state';
import { nameOf, trickName } from '../model/wording';
import type { GameId } from '../model/ids';
import type { TakeTableAction, TableActionTaken } from './vocabulary';
import { tableActionIn, timesTaken, tricksAfter, tricksInReach } from './tricks-in-reach';

export const takeTableAction = byPlayer<TakeTableAction, 'gameId' | 'action'>({
  rule: 'play',
  refuses: ({ state }, player, { gameId, action, trick }) =>
    unlessGame(state, gameId, 'play') ?? unlessTakable(state, player, gameId, action, trick),
  offers: ({ state }) =>
    activeGames(state).flatMap((game) =>
      tableActionsOf(environmentOf(state, game)).map((action) => ({
        description: action.title.endsWith('.') ? action.title : `${action.title}.`,
        known: { gameId: game.id, action: action.action },
        ...ruleOf(action),
        facts: {
          tricks: tricksInReach(environmentOf(state, game), game, action),
          amount: action.pegs,
        },
      })),
    ),
  decide: (turn, { id: playerId }, { gameId, action: code, trick }) => {
    const { state } = turn;
    const game = state.need('games', gameId);
    const action = tableActionIn(state, game, code);
    if (action === null) return refuse('ACTION_UNKNOWN', 'play', { action: code });
    const { pegs: pegsPaid } = action;
    turn.emit({
      ...{ type: 'TableActionTaken', gameId, playerId, action: code, trick, pegsPaid },
      added: action.effect.type === 'ADD_TRICK',
      tricks: tricksAfter(environmentOf(state, game), game, action, trick),
      transfers: transfersOf([{ playerId, by: -pegsPaid }]),
    });
    return null;
  },
  made: itsGame,
});

function unlessTakable(
  state: DynastyState,
  player: PlayerRow,
  gameId: GameId,
  code: string,
  trick: string | undefined,
): DynastyRefusal | null {
  const game = state.need('games', gameId);
  const action = tableActionIn(state, game, code);
  if (action === null) return refuse('ACTION_UNKNOWN', 'play', { action: code });
  return citing(
    action,
    unlessWho(game, player, action) ??
      unlessActive(game, 'play') ??
      unlessNow(state, game, action) ??
      unlessLeft(state, game, player, action) ??
      unlessPaid(state, player, action) ??
      unlessReached(tricksInReach(environmentOf(state, game), game, action), trick),
  );
}

function unlessWho(
  game: GameRow,
  { id }: PlayerRow,
  { action, who }: TableAction,
): DynastyRefusal | null {
  const may = who === 'ALL' || isParticipant(game, id) === (who === 'PARTICIPANTS');
  return may ? null : refuse('ACTION_NOT_YOURS', 'play', { action });
}

function unlessNow(
  state: DynastyState,
  game: GameRow,
  { action, beforePlay, underSfida }: TableAction,
): DynastyRefusal | null {
  const isEarly = beforePlay === null || state.countBy('plays', 'game', game.id) < beforePlay;
  if (!underSfida && game.sfidaBy !== null) {
    return refuse('SFIDA_PENDING', 'play', { playerId: game.sfidaBy });
  }
  if (isEarly) return null;
  return refuse('TABLE_ACTION_TOO_LATE', 'play', { action, beforePlay });
}

function unlessLeft(
  state: DynastyState,
  game: GameRow,
  player: PlayerRow,
  action: TableAction,
): DynastyRefusal | null {
  const { limit } = action;
  if (limit === null || timesTaken(state, game, player, action) < limit.times) return null;
  const of = limit.of === 'GAME' ? 'SEASON' : 'PLAYER';
  return refuse('ACTION_USED_UP', 'play', { action: action.action, most: limit.times, of });
}

const unlessPaid = (
  state: DynastyState,
  { id }: PlayerRow,
  { action, pegs: amount }: TableAction,
): DynastyRefusal | null =>
  pegsOf(state, id) >= amount
    ? null
    : refuse('ACTION_UNPAID', 'play', { action, item: PEG, amount });

function unlessReached(
  tricks: readonly string[],
  trick: string | undefined,
): DynastyRefusal | null {
  const isThere = trick === undefined ? tricks.length > 0 : tricks.includes(trick);
  return isThere ? null : refuse('TRICK_OUT_OF_REACH', 'play', { trick: trick ?? '', tricks });
}

export const tableActionTaken: DynastyEventRecord<TableActionTaken> = {
  evolve: (state, { event: { gameId, playerId, pegsPaid, tricks } }) => {
    const { movements } = state.need('games', gameId);
    const paid = pegsPaid === 0 ? [] : [{ playerId, by: -pegsPaid }];
    patchGame(state, gameId, { tricks, movements: withMovements(movements, paid) });
  },
  facts: (state, { gameId, playerId, action: code, trick, added, pegsPaid }) => {
    const game = state.need('games', gameId);
    return {
      player: nameOf(state, playerId),
      title: tableActionIn(state, game, code)?.title ?? code,
      pegs: pegsPaid === 0 ? null : pegsPaid,
      trick: trickName(environmentOf(state, game), trick),
      added,
      number: game.number,
    };
  },
  text: (state, { gameId, playerId, action: code, trick, added, pegsPaid }) => {
    const game = state.need('games', gameId);
    const title = tableActionIn(state, game, code)?.title ?? code;
    const paid = pegsPaid === 0 ? '' : ` for ${counted(pegsPaid, 'peg')}`;
    const what = added ? 'scores from now on' : 'no longer scores';
    const name = trickName(environmentOf(state, game), trick);
    return `${nameOf(state, playerId)} took the action ${quoted(title)}${paid}: ${name} ${what} in game ${game.number}.`;
  },
  channel: 'TABLES',
  touches: itsTable,
  notice: 'OPPONENT_ACTED',
  concerns: ({ gameId, playerId }, state) =>
    participantsOf(state.need('games', gameId)).filter((player) => player !== playerId),
  aside: {},
};
