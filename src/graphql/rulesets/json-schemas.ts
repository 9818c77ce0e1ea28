import { dynastyJsonSchema, roundJsonSchema } from '../../rulesets';

/** The JSON Schemas of rulesets, by file name. */
export const rulesetJsonSchemas = () => ({
  'round.schema.json': roundJsonSchema(),
  'dynasty.schema.json': dynastyJsonSchema(),
});
