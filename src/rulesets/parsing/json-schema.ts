/**
 * The shape of ruleset documents as JSON Schema (2020-12), from the declarations that parse them.
 * It omits checks of the whole document (named codes exist, numbers have no gaps).
 */
import { z } from 'zod';
import { DynastyRuleset } from '../dynasty/document';
import { RoundRuleset } from '../round/document';

const schemaOf = (document: z.ZodType, title: string) => ({
  ...z.toJSONSchema(document, { target: 'draft-2020-12', reused: 'ref' }),
  title,
});

export const roundJsonSchema = () => schemaOf(RoundRuleset, 'A ruleset of the Auction Casino');
export const dynastyJsonSchema = () => schemaOf(DynastyRuleset, 'A ruleset of Giolitti');
