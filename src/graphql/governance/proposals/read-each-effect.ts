import { LONGEST_ARTICLE, LONGEST_ARTICLE_TITLE } from '../../../rulesets';
import type { ArticleChange } from '../../../rulesets';
import { MOST_EFFECTS } from '../../../season';
import type {
  ArticleEffectOf,
  HostingEffect,
  PausingEffect,
  SeasonEffect,
  SetTermEffect,
} from '../../../season';
import type { SeasonId, Json } from '../../../kernel';
import type { ProposalEffectInput, SetTermInput } from '../../generated/resolvers';
import { readName, readWords, instantOf, readList } from '../../input/checks';
import { badInput } from '../../errors/fault';
import { readPlayerOf } from '../../input/local-ids';
import { readValueEffect } from '../../values/read-value';

/** Reads an article effect; null if the input has none. `text` is the proposal's text. */
function readArticleEffect(
  field: string,
  { addArticle, replaceArticle, repealArticle }: ProposalEffectInput,
  text: string,
): ArticleEffectOf<ArticleChange> | null {
  if (addArticle) {
    return {
      type: 'ADD_ARTICLE',
      ...readArticle(`${field}.addArticle`, addArticle, text),
      evenIfOthersFail: addArticle.evenIfOthersFail ?? false,
    };
  }
  if (replaceArticle) {
    const article = readArticle(`${field}.replaceArticle`, replaceArticle, text);
    return { type: 'REPLACE_ARTICLE', ...article };
  }
  return repealArticle ? { type: 'REPEAL_ARTICLE', anchor: repealArticle.anchor } : null;
}

type ArticleInput = {
  readonly anchor: string;
  readonly title: string;
  readonly markdown?: string | null | undefined;
};

const readArticle = (field: string, { anchor, title, markdown }: ArticleInput, text: string) => ({
  anchor,
  title: readName(`${field}.title`, title, LONGEST_ARTICLE_TITLE),
  markdown: readWords(`${field}.markdown`, markdown ?? text, LONGEST_ARTICLE),
});

/** Reads an effect on hosting, in either game; null if the input has none. */
function readHostingEffect(
  season: SeasonId,
  field: string,
  { replaceHost, removePlayer, closeSeason }: ProposalEffectInput,
): HostingEffect | null {
  if (typeof replaceHost === 'string') {
    const playerId = readPlayerOf(season, `${field}.replaceHost`, replaceHost);
    return { type: 'REPLACE_HOST', playerId };
  }
  if (typeof removePlayer === 'string') {
    const playerId = readPlayerOf(season, `${field}.removePlayer`, removePlayer);
    return { type: 'REMOVE_PLAYER', playerId };
  }
  if (closeSeason === true) return { type: 'CLOSE_SEASON' };
  if (closeSeason === false) throw badInput(`${field}.closeSeason`, 'true, or left out');
  return null;
}

/** Reads an effect on a pause, in either game; null if the input has none. */
function readPausingEffect(
  field: string,
  { pauseSeason, resumeSeason }: ProposalEffectInput,
): PausingEffect | null {
  if (typeof pauseSeason === 'number') return { type: 'PAUSE_SEASON', days: pauseSeason };
  if (resumeSeason === true) return { type: 'RESUME_SEASON' };
  if (resumeSeason === false) throw badInput(`${field}.resumeSeason`, 'true, or left out');
  return null;
}

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

/** Reads one of a game's effects; null if the input has none. `field` is the input's path. */
export type EffectReader<Effect> = (
  season: SeasonId,
  field: string,
  input: ProposalEffectInput,
) => Effect | null;

/**
 * Reads a proposal's effects. Each effect has exactly one field: a common one, or one of `own`, for
 * which `read` is called.
 */
export const effectsReader =
  <Effect>(own: readonly Field[], read: EffectReader<Effect>) =>
  (
    season: SeasonId,
    effects: readonly ProposalEffectInput[],
    text: string,
  ): readonly (Effect | SeasonEffect | SetTermEffect)[] =>
    readList('effects', effects, 0, MOST_EFFECTS).map((input, at) => {
      const field = `effects.${at}`;
      assertOneField([...OF_ALL, ...own], field, input);
      if (input.setValue) return readValueEffect(season, `${field}.setValue`, input.setValue);
      if (input.setTerm) return readTerm(season, `${field}.setTerm`, input.setTerm);
      const effect =
        readArticleEffect(field, input, text) ??
        readHostingEffect(season, field, input) ??
        readPausingEffect(field, input) ??
        read(season, field, input);
      // The engine checks the patch and refuses an invalid one.
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

function assertOneField(known: readonly Field[], field: string, input: ProposalEffectInput): void {
  const given = Object.keys(input).filter((name) => isGiven(input[name as Field]));
  if (given.length === 1 && known.some((name) => isGiven(input[name]))) return;
  throw badInput(field, `given with exactly one of its fields ${known.join(', ')}`);
}

export const isGiven = <T>(value: T | null | undefined): value is T =>
  value !== null && value !== undefined;
