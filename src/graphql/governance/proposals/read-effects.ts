import type { PlayerId, SeasonId } from '../../../kernel';
import { LONGEST_DUCK_NAME } from '../../../round';
import type { ProposalEffect } from '../../../round';
import { badInput } from '../../errors/fault';
import type { PlayerItemsInput, ProposalEffectInput } from '../../generated/resolvers';
import { effectsReader, isGiven } from './read-each-effect';
import { readItems } from '../../input/cards';
import { readCorrection } from './read-corrections';
import { readWork } from '../../house/read-work';
import { instantOf, readName } from '../../input/checks';
import { readLocalOf, readPlayerOf } from '../../input/local-ids';
import type { LocalIds } from '../../ids/global-ids';

export const readEffects = effectsReader<ProposalEffect>(
  [
    'giveItems',
    'takeItems',
    'moveItems',
    'voidTrade',
    'voidTable',
    'voidSecretAction',
    'endJudgeTerm',
    'declareVictor',
    'correctHand',
    'correctStanding',
    'createDuck',
    'createWork',
  ],
  readEffect,
);

function readEffect(
  season: SeasonId,
  field: string,
  input: ProposalEffectInput,
): ProposalEffect | null {
  const { giveItems, takeItems, correctStanding, createDuck, createWork } = input;
  if (isGiven(giveItems)) {
    return { type: 'GIVE_ITEMS', ...readWhoseItems(season, `${field}.giveItems`, giveItems) };
  }
  if (isGiven(takeItems)) {
    return { type: 'TAKE_ITEMS', ...readWhoseItems(season, `${field}.takeItems`, takeItems) };
  }
  if (isGiven(correctStanding)) {
    const { playerId, joinedAt } = correctStanding;
    const at = `${field}.correctStanding.playerId`;
    return {
      type: 'CORRECT_STANDING',
      playerId: readPlayerOf(season, at, playerId),
      joinedAtMs: instantOf(joinedAt),
    };
  }
  if (isGiven(createDuck)) {
    const at = `${field}.createDuck`;
    return {
      type: 'CREATE_DUCK',
      playerId: readPlayerOf(season, `${at}.playerId`, createDuck.playerId),
      name: readName(`${at}.name`, createDuck.name, LONGEST_DUCK_NAME),
    };
  }
  if (isGiven(createWork)) {
    return { type: 'CREATE_WORK', ...readWork(season, `${field}.createWork.`, createWork) };
  }
  return readCorrection(season, field, input);
}

function readWhoseItems(
  season: SeasonId,
  field: string,
  { playerId, duckId, items }: PlayerItemsInput,
): Whose & Pick<Extract<ProposalEffect, { items: unknown }>, 'items'> {
  return {
    ...readWhose(season, field, playerId, duckId),
    items: readItems(`${field}.items`, items, 1),
  };
}

type Whose = { readonly playerId: PlayerId } | { readonly duckId: LocalIds['Duck'] };

function readWhose(
  season: SeasonId,
  field: string,
  playerId: string | null | undefined,
  duckId: string | null | undefined,
): Whose {
  if (isGiven(playerId) && !isGiven(duckId)) {
    return { playerId: readPlayerOf(season, `${field}.playerId`, playerId) };
  }
  if (isGiven(duckId) && !isGiven(playerId)) {
    return { duckId: readLocalOf(season, 'Duck', `${field}.duckId`, duckId) };
  }
  throw badInput(field, 'given with either a player or a duck');
}
