import type { SeasonId } from '../../../kernel';
import type { DynastyEffect } from '../../../dynasty';
import { badInput } from '../../errors/fault';
import type { PlayerItemsInput, ProposalEffectInput } from '../../generated/resolvers';
import type { LocalIds } from '../../ids/global-ids';
import { readItems } from '../../input/cards';
import { readLocalOf, readPlayerOf } from '../../input/local-ids';
import { effectsReader } from './read-each-effect';

export const readDynastyEffects = effectsReader<DynastyEffect>(
  [
    'giveItems',
    'takeItems',
    'correctMagistrelli',
    'correctModa',
    'changeMask',
    'voidGame',
    'setStakes',
    'setScore',
    'declareVictor',
    'replaceDealer',
  ],
  readEffect,
);

function readEffect(
  season: SeasonId,
  field: string,
  input: ProposalEffectInput,
): DynastyEffect | null {
  const { correctMagistrelli, correctModa, changeMask } = input;
  if (input.giveItems) {
    return { type: 'GIVE_ITEMS', ...readPegs(season, `${field}.giveItems`, input.giveItems) };
  }
  if (input.takeItems) {
    return { type: 'TAKE_ITEMS', ...readPegs(season, `${field}.takeItems`, input.takeItems) };
  }
  if (correctMagistrelli) {
    const { playerId: id, magistrelli } = correctMagistrelli;
    const playerId = readPlayerOf(season, `${field}.correctMagistrelli.playerId`, id);
    return { type: 'CORRECT_MAGISTRELLI', playerId, magistrelli };
  }
  if (correctModa) return { type: 'CORRECT_MODA', ...correctModa };
  if (changeMask) {
    const { playerId: id, mask = null } = changeMask;
    const playerId = readPlayerOf(season, `${field}.changeMask.playerId`, id);
    return { type: 'CHANGE_MASK', playerId, mask };
  }
  if (input.setStakes) {
    const { gameId, stakes } = input.setStakes;
    const at = `${field}.setStakes.gameId`;
    return { type: 'SET_STAKES', gameId: readGame(season, at, gameId), stakes };
  }
  if (input.setScore) {
    const { gameId, playerId, score } = input.setScore;
    const at = `${field}.setScore`;
    return {
      type: 'SET_SCORE',
      gameId: readGame(season, `${at}.gameId`, gameId),
      playerId: readPlayerOf(season, `${at}.playerId`, playerId),
      score,
    };
  }
  if (typeof input.voidGame === 'string') {
    return { type: 'VOID_GAME', gameId: readGame(season, `${field}.voidGame`, input.voidGame) };
  }
  if (typeof input.replaceDealer === 'string') {
    const playerId = readPlayerOf(season, `${field}.replaceDealer`, input.replaceDealer);
    return { type: 'REPLACE_DEALER', playerId };
  }
  if (typeof input.declareVictor === 'string') {
    const playerId = readPlayerOf(season, `${field}.declareVictor`, input.declareVictor);
    return { type: 'DECLARE_VICTOR', playerId };
  }
  return null;
}

const readGame = (season: SeasonId, field: string, id: string): LocalIds['GiolittiGame'] =>
  readLocalOf(season, 'GiolittiGame', field, id, 'game');

function readPegs(
  season: SeasonId,
  field: string,
  { playerId, duckId, items }: PlayerItemsInput,
): Pick<Extract<DynastyEffect, { items: unknown }>, 'playerId' | 'items'> {
  if (typeof playerId !== 'string' || typeof duckId === 'string') {
    throw badInput(field, 'given with a player');
  }
  return {
    playerId: readPlayerOf(season, `${field}.playerId`, playerId),
    items: readItems(`${field}.items`, items, 1),
  };
}
