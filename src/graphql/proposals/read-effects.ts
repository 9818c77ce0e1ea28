import type { Json, PlayerId, SeasonId } from '../../kernel';
import { LONGEST_DUCK_NAME } from '../../round';
import type { ProposalEffect } from '../../round';
import { MOST_EFFECTS } from '../../season';
import { badInput } from '../fault';
import type { PlayerItemsInput, ProposalEffectInput } from '../generated/resolvers';
import { readArticleEffect } from './read-article-effect';
import { readItem } from '../input/cards';
import { readWork } from '../house/read-work';
import { instantOf, readList, readName } from '../input/checks';
import { readLocalOf } from '../input/locals';
import { readPlayerOf } from '../input/players';
import type { LocalIds } from '../ids';

export function readEffects(
  season: SeasonId,
  effects: readonly ProposalEffectInput[],
  text: string,
): readonly ProposalEffect[] {
  return readList('effects', effects, 0, MOST_EFFECTS).map((effect, at) =>
    readEffect(season, `effects.${at}`, effect, text),
  );
}

/** A patch of any shape goes on to the engine, which refuses anything that is not one. */
function readEffect(
  season: SeasonId,
  field: string,
  input: ProposalEffectInput,
  text: string,
): ProposalEffect {
  const { amendRuleset, giveItems, takeItems, correctStanding, createDuck, createWork } = input;
  const given = Object.values(input).filter(isGiven);
  if (given.length !== 1) throw badInput(field, 'given with exactly one of its fields');
  const article = readArticleEffect(field, input, text);
  if (article !== null) return article;
  if (isGiven(giveItems)) {
    return { type: 'GIVE_ITEMS', ...readItems(season, `${field}.giveItems`, giveItems) };
  }
  if (isGiven(takeItems)) {
    return { type: 'TAKE_ITEMS', ...readItems(season, `${field}.takeItems`, takeItems) };
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
  return { type: 'AMEND_RULESET', patch: amendRuleset as Json };
}

function readItems(
  season: SeasonId,
  field: string,
  { playerId, duckId, items }: PlayerItemsInput,
): Whose & Pick<Extract<ProposalEffect, { items: unknown }>, 'items'> {
  return {
    ...readWhose(season, field, playerId, duckId),
    items: readList(`${field}.items`, items, 1).map((item, at) =>
      readItem(`${field}.items.${at}`, item),
    ),
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

const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;
