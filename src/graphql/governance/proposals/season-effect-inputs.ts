import type { SeasonId } from '../../../kernel';
import { LONGEST_ARTICLE, LONGEST_ARTICLE_TITLE } from '../../../rulesets';
import type { SeasonEffect, SetTermEffect } from '../../../season';
import { instantOf, readName, readWords } from '../../input/checks';
import { readPlayerOf } from '../../input/local-ids';
import { printDateTime } from '../../scalars/date-time';
import { readValue } from '../../values/read-value';
import { idInput, isGiven, playerIdOf, trueInput } from './effect-input';
import type { EffectInputs } from './effect-input';

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

/** The effects of both games. */
export const SEASON_EFFECT_INPUTS: EffectInputs<SeasonEffect | SetTermEffect> = {
  // The engine checks the patch and refuses an invalid one.
  AMEND_RULESET: {
    read: (_season, _at, patch) => ({ patch }),
    write: (_season, { patch }) => patch,
  },
  ADD_ARTICLE: {
    read: (_season, at, input, text) => ({
      ...readArticle(at, input, text),
      evenIfOthersFail: input.evenIfOthersFail ?? false,
    }),
    write: (_season, { anchor, title, markdown, evenIfOthersFail }) => ({
      ...{ anchor, title, markdown, evenIfOthersFail },
    }),
  },
  REPLACE_ARTICLE: {
    read: (_season, at, input, text) => readArticle(at, input, text),
    write: (_season, { anchor, title, markdown }) => ({ anchor, title, markdown }),
  },
  REPEAL_ARTICLE: {
    read: (_season, _at, { anchor }) => ({ anchor }),
    write: (_season, { anchor }) => ({ anchor }),
  },
  SET_VALUE: {
    read: (season, at, input) => readValue(season, `${at}.`, input),
    write: (season, { value, playerId, card, to }) => ({
      ...{ value, card, to },
      playerId: playerId === null ? null : playerIdOf(season, playerId),
    }),
  },
  SET_TERM: {
    read: (season: SeasonId, at: string, { playerId, office, until }) => ({
      office: office ?? null,
      playerId: readPlayerOf(season, `${at}.playerId`, playerId),
      untilMs: isGiven(until) ? instantOf(until) : null,
    }),
    write: (season, { office, playerId, untilMs }) => ({
      ...{ office, playerId: playerIdOf(season, playerId) },
      until: untilMs === null ? null : printDateTime(untilMs),
    }),
  },
  REPLACE_HOST: idInput('Player', 'playerId', 'player'),
  REMOVE_PLAYER: idInput('Player', 'playerId', 'player'),
  CLOSE_SEASON: trueInput,
  PAUSE_SEASON: {
    read: (_season, _at, days) => ({ days }),
    write: (_season, { days }) => days,
  },
  RESUME_SEASON: trueInput,
  DECLARE_VICTOR: idInput('Player', 'playerId', 'player'),
};
