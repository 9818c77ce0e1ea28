/**
 * The shape of ruleset documents as JSON Schema (2020-12), from the declarations that parse them.
 * What only the whole document shows (codes that it names exist, numbers run on) is beyond it.
 */
import { z } from 'zod';
import { DynastyRuleset } from './dynasty/document';
import { RoundRuleset } from './round/document';

const schemaOf = (document: z.ZodType, title: string) => ({
  ...z.toJSONSchema(document, { target: 'draft-2020-12', reused: 'ref' }),
  title,
});

export const roundJsonSchema = () => schemaOf(RoundRuleset, 'A ruleset of the Auction Casino');
export const dynastyJsonSchema = () => schemaOf(DynastyRuleset, 'A ruleset of Giolitti');
