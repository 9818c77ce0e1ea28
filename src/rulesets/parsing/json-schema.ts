/**
 * The shape of ruleset documents as JSON Schema (2020-12), made from the declarations that parse
 * them. It omits the checks of the whole document, such as whether named codes exist.
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
