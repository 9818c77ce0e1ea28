import type { Json, SeasonId } from '../../kernel';
import type { DynastyEffect } from '../../dynasty';
import { MOST_EFFECTS } from '../../season';
import { badInput } from '../fault';
import type { PlayerItemsInput, ProposalEffectInput } from '../generated/resolvers';
import { readItem } from '../input/cards';
import { readList } from '../input/checks';
import { readLocalOf } from '../input/locals';
import { readPlayerOf } from '../input/players';
import { readArticleEffect } from './read-article-effect';

const KNOWN = [
  'amendRuleset',
  'addArticle',
  'replaceArticle',
  'repealArticle',
  'giveItems',
  'takeItems',
  'correctMagistrelli',
  'correctModa',
  'changeMask',
  'voidGame',
] as const;

export function readDynastyEffects(
  season: SeasonId,
  effects: readonly ProposalEffectInput[],
  text: string,
): readonly DynastyEffect[] {
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
): DynastyEffect {
  const given = Object.values(input).filter((value) => value !== null && value !== undefined);
  const [name] = KNOWN.filter((known) => input[known] !== null && input[known] !== undefined);
  if (given.length !== 1 || name === undefined) {
    throw badInput(field, `given with exactly one of ${KNOWN.join(', ')}`);
  }
  const article = readArticleEffect(field, input, text);
  if (article !== null) return article;
  const { correctMagistrelli, correctModa, changeMask } = input;
  const player = (id: string) => readPlayerOf(season, `${field}.${name}.playerId`, id);
  if (input.giveItems) {
    return { type: 'GIVE_ITEMS', ...readPegs(season, `${field}.giveItems`, input.giveItems) };
  }
  if (input.takeItems) {
    return { type: 'TAKE_ITEMS', ...readPegs(season, `${field}.takeItems`, input.takeItems) };
  }
  if (correctMagistrelli) {
    const { playerId, magistrelli } = correctMagistrelli;
    return { type: 'CORRECT_MAGISTRELLI', playerId: player(playerId), magistrelli };
  }
  if (correctModa) return { type: 'CORRECT_MODA', ...correctModa };
  if (changeMask) {
    const { playerId, mask = null } = changeMask;
    return { type: 'CHANGE_MASK', playerId: player(playerId), mask };
  }
  if (typeof input.voidGame === 'string') {
    const at = `${field}.voidGame`;
    const gameId = readLocalOf(season, 'GiolittiGame', at, input.voidGame, 'game');
    return { type: 'VOID_GAME', gameId };
  }
  return { type: 'AMEND_RULESET', patch: input.amendRuleset as Json };
}

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
    items: readList(`${field}.items`, items, 1).map((item, at) =>
      readItem(`${field}.items.${at}`, item),
    ),
  };
}
