import type { SeasonId } from '../../../kernel';
import type { DynastyEffect } from '../../../dynasty';
import { badInput } from '../../errors/fault';
import type { PlayerItemsInput } from '../../generated/resolvers';
import { localGlobalId } from '../../ids/global-ids';
import type { LocalIds } from '../../ids/global-ids';
import { readItems } from '../../input/cards';
import { readLocalOf, readPlayerOf } from '../../input/local-ids';
import { effectInputsBy, idInput, playerIdOf } from './effect-input';
import { SEASON_EFFECT_INPUTS } from './season-effect-inputs';

const readGame = (season: SeasonId, field: string, id: string): LocalIds['GiolittiGame'] =>
  readLocalOf(season, 'GiolittiGame', field, id, 'game');
const gameIdOf = (season: SeasonId, id: LocalIds['GiolittiGame']): string =>
  localGlobalId('GiolittiGame', season, id);

type Pegs = Pick<Extract<DynastyEffect, { items: unknown }>, 'playerId' | 'items'>;

const PEGS = {
  read: (season: SeasonId, at: string, { playerId, duckId, items }: PlayerItemsInput): Pegs => {
    if (typeof playerId !== 'string' || typeof duckId === 'string') {
      throw badInput(at, 'given with a player');
    }
    return {
      playerId: readPlayerOf(season, `${at}.playerId`, playerId),
      items: readItems(`${at}.items`, items, 1),
    };
  },
  write: (season: SeasonId, { playerId, items }: Pegs) => ({
    ...{ playerId: playerIdOf(season, playerId), items },
  }),
};

export const DYNASTY_EFFECT_INPUTS = effectInputsBy<DynastyEffect>({
  ...SEASON_EFFECT_INPUTS,
  GIVE_ITEMS: PEGS,
  TAKE_ITEMS: PEGS,
  CORRECT_MAGISTRELLI: {
    read: (season, at, { playerId, magistrelli }) => ({
      playerId: readPlayerOf(season, `${at}.playerId`, playerId),
      magistrelli,
    }),
    write: (season, { playerId, magistrelli }) => ({
      playerId: playerIdOf(season, playerId),
      magistrelli,
    }),
  },
  CORRECT_MODA: {
    read: (_season, _at, { mask, moda }) => ({ mask, moda }),
    write: (_season, { mask, moda }) => ({ mask, moda }),
  },
  CHANGE_MASK: {
    read: (season, at, { playerId, mask = null }) => ({
      playerId: readPlayerOf(season, `${at}.playerId`, playerId),
      mask,
    }),
    write: (season, { playerId, mask }) => ({ playerId: playerIdOf(season, playerId), mask }),
  },
  VOID_GAME: idInput('GiolittiGame', 'gameId', 'game'),
  SET_STAKES: {
    read: (season, at, { gameId, stakes }) => ({
      gameId: readGame(season, `${at}.gameId`, gameId),
      stakes,
    }),
    write: (season, { gameId, stakes }) => ({ gameId: gameIdOf(season, gameId), stakes }),
  },
  SET_SCORE: {
    read: (season, at, { gameId, playerId, score }) => ({
      gameId: readGame(season, `${at}.gameId`, gameId),
      playerId: readPlayerOf(season, `${at}.playerId`, playerId),
      score,
    }),
    write: (season, { gameId, playerId, score }) => ({
      gameId: gameIdOf(season, gameId),
      ...{ playerId: playerIdOf(season, playerId), score },
    }),
  },
  REPLACE_DEALER: idInput('Player', 'playerId', 'player'),
});
