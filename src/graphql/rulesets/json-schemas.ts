import { dynastyJsonSchema, roundJsonSchema } from '../../rulesets';

/** The functions that make the JSON Schemas of rulesets, by file name. Each takes long. */
export const RULESET_JSON_SCHEMAS = {
  'round.schema.json': roundJsonSchema,
  'dynasty.schema.json': dynastyJsonSchema,
};
