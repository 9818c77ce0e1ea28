import { z } from 'zod';
import type { Brand } from '../../kernel';
import { ANCHOR, ARTICLE_EXPECTED } from '../articles/article';

/** The anchor of a section or an article that a ruleset names. */
export type CitedAnchor = Brand<string, 'CitedAnchor'>;

export const CitedRule = z
  .string()
  .regex(ANCHOR, `expected ${ARTICLE_EXPECTED.anchor}`)
  .meta({
    form: 'ARTICLE',
    ...{ title: 'Source article', says: 'and its source is …', absent: 'no article in particular' },
    description:
      'The anchor of the article or section that refusals and options cite; default: the server’s section about the mechanism [ruling AD1].',
  })
  .exactOptional();

/** A declaration that may cite its rule. */
export type Citing = { readonly rule?: string };

/** The `rule` property of an offer; absent if the declaration cites no rule. */
export const ruleOf = ({ rule }: Citing): { readonly rule?: CitedAnchor } =>
  rule === undefined ? {} : { rule: rule as CitedAnchor };
