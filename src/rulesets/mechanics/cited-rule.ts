import { z } from 'zod';
import type { Brand } from '../../kernel';
import { ANCHOR, ARTICLE_EXPECTED } from '../articles/article';

/** The anchor of a section or an article that a ruleset itself names. */
export type CitedAnchor = Brand<string, 'CitedAnchor'>;

/** What refusals and options of it cite; left out: the section in which the server tells of it [ruling AD1]. */
export const CitedRule = z
  .string()
  .regex(ANCHOR, `expected ${ARTICLE_EXPECTED.anchor}`)
  .exactOptional();

/** Something that may name the rule it comes from. */
export type Citing = { readonly rule?: string };

/** What an offer of it says of its rule: nothing where it names none. */
export const ruleOf = ({ rule }: Citing): { readonly rule?: CitedAnchor } =>
  rule === undefined ? {} : { rule: rule as CitedAnchor };
