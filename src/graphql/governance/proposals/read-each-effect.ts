import type { Json, SeasonId } from '../../../kernel';
import { MOST_EFFECTS } from '../../../season';
import type { SeasonEffect, SetTermEffect } from '../../../season';
import { badInput } from '../../errors/fault';
import type { ProposalEffectInput, SetTermInput } from '../../generated/resolvers';
import { instantOf, readList } from '../../input/checks';
import { readPlayerOf } from '../../input/players';
import { readValueEffect } from '../../values/read-value';
import { readArticleEffect } from './read-article-effect';
import { readHostingEffect } from './read-hosting-effect';
import { readPausingEffect } from './read-pausing-effect';

function readTerm(
  season: SeasonId,
  field: string,
  { playerId, office, until }: SetTermInput,
): SetTermEffect {
  return {
    type: 'SET_TERM',
    office: office ?? null,
    playerId: readPlayerOf(season, `${field}.playerId`, playerId),
    untilMs: isGiven(until) ? instantOf(until) : null,
  };
}

type Field = keyof ProposalEffectInput;

/** What an effect of a game is made of, in which season and at which place of the input. */
export type EffectReader<Effect> = (
  season: SeasonId,
  field: string,
  input: ProposalEffectInput,
) => Effect | null;

/** Each effect has exactly one field, of those that the game knows; `read` knows those of its own. */
export const effectsReader =
  <Effect>(own: readonly Field[], read: EffectReader<Effect>) =>
  (
    season: SeasonId,
    effects: readonly ProposalEffectInput[],
    text: string,
  ): readonly (Effect | SeasonEffect | SetTermEffect)[] =>
    readList('effects', effects, 0, MOST_EFFECTS).map((input, at) => {
      const field = `effects.${at}`;
      unlessOne([...OF_ALL, ...own], field, input);
      if (input.setValue) return readValueEffect(season, `${field}.setValue`, input.setValue);
      if (input.setTerm) return readTerm(season, `${field}.setTerm`, input.setTerm);
      const effect =
        readArticleEffect(field, input, text) ??
        readHostingEffect(season, field, input) ??
        readPausingEffect(field, input) ??
        read(season, field, input);
      // A patch of any shape goes on to the engine, which refuses anything that is not one.
      return effect ?? { type: 'AMEND_RULESET', patch: input.amendRuleset as Json };
    });

const OF_ALL: readonly Field[] = [
  'amendRuleset',
  'addArticle',
  'replaceArticle',
  'repealArticle',
  'setValue',
  'setTerm',
  'replaceHost',
  'removePlayer',
  'closeSeason',
  'pauseSeason',
  'resumeSeason',
];

function unlessOne(known: readonly Field[], field: string, input: ProposalEffectInput): void {
  const given = Object.keys(input).filter((name) => isGiven(input[name as Field]));
  if (given.length === 1 && known.some((name) => isGiven(input[name]))) return;
  throw badInput(field, `given with exactly one of its fields ${known.join(', ')}`);
}

export const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;
