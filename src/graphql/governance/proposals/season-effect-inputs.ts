import type { Json } from '../../../kernel';
import { LONGEST_ANCHOR, LONGEST_ARTICLE, LONGEST_ARTICLE_TITLE } from '../../../rulesets';
import type { SeasonEffect, SetTermEffect } from '../../../season';
import { readWords } from '../../input/checks';
import {
  code,
  dateTime,
  flag,
  json,
  line,
  multiple,
  optional,
  player,
} from '../../input/described-fields';
import type { DescribedField } from '../../input/described-fields';
import { VALUE_FIELDS } from '../../values/read-value';
import type { EffectInputs } from './effect-input';

/** The text of an article, by default the proposal's. */
const markdown: DescribedField<string> = {
  ...{ type: 'MARKDOWN', label: 'Text', required: false, maxLength: LONGEST_ARTICLE },
  read: (_season, at, given: string | null | undefined, text) =>
    readWords(at, given ?? text, LONGEST_ARTICLE),
  write: (_season, written) => written,
};
const ANCHOR = { ...code('TEXT', 'Anchor'), maxLength: LONGEST_ANCHOR };
const TITLE = line('Heading', LONGEST_ARTICLE_TITLE);

/** A pause of whole units of so many days. */
export const pauseOf = (days: number) =>
  ({
    title: 'Pause the season',
    fields: { days: multiple('Days of the rules', days) },
    bare: true,
  }) as const;

/** The effects of both games. */
export const SEASON_EFFECT_INPUTS = {
  AMEND_RULESET: {
    title: 'Amend the rules',
    // The engine checks the patch and refuses an invalid one.
    fields: { patch: json<Json>('PATCH', 'Changes') },
    bare: true,
  },
  ADD_ARTICLE: {
    title: 'Add an article',
    fields: {
      ...{ anchor: ANCHOR, title: TITLE, markdown },
      evenIfOthersFail: flag('Even if other effects fail'),
    },
  },
  REPLACE_ARTICLE: {
    title: 'Replace an article',
    fields: { anchor: code('ARTICLE', 'Article'), title: TITLE, markdown },
  },
  REPEAL_ARTICLE: { title: 'Repeal an article', fields: { anchor: code('ARTICLE', 'Article') } },
  SET_VALUE: { title: 'Set a value', fields: VALUE_FIELDS },
  SET_TERM: {
    title: 'Set the end of a term',
    fields: {
      playerId: player('Holder'),
      office: optional(code('OFFICE', 'Office')),
      untilMs: optional(dateTime('End of the term')),
    },
  },
  REPLACE_HOST: { title: 'Replace the host', fields: { playerId: player('New host') }, bare: true },
  REMOVE_PLAYER: { title: 'Remove a player', fields: { playerId: player() }, bare: true },
  CLOSE_SEASON: { title: 'End the season', fields: {}, bare: true },
  PAUSE_SEASON: pauseOf(1),
  RESUME_SEASON: { title: 'End a pause early', fields: {}, bare: true },
  DECLARE_VICTOR: {
    title: 'Declare a winner',
    fields: { playerId: player('Winner') },
    bare: true,
  },
} as const satisfies EffectInputs<SeasonEffect | SetTermEffect>;
