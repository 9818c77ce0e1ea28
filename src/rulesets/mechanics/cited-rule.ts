import { z } from 'zod';
import type { Brand } from '../../kernel';
import { ANCHOR, ARTICLE_EXPECTED } from '../articles/article';

/** The anchor of a section or an article that a ruleset names. */
export type CitedAnchor = Brand<string, 'CitedAnchor'>;

/** The rule that its refusals and options cite; left out: the server's section about it [ruling AD1]. */
export const CitedRule = z
  .string()
  .regex(ANCHOR, `expected ${ARTICLE_EXPECTED.anchor}`)
  .exactOptional();

/** Something that may name its rule. */
export type Citing = { readonly rule?: string };

/** The rule of its offer: absent if it names none. */
export const ruleOf = ({ rule }: Citing): { readonly rule?: CitedAnchor } =>
  rule === undefined ? {} : { rule: rule as CitedAnchor };
