import { dynastyJsonSchema, roundJsonSchema } from '../../rulesets';

/** JSON Schemas of the documents, by the name under which they are served. */
export const rulesetJsonSchemas = () => ({
  'round.schema.json': roundJsonSchema(),
  'dynasty.schema.json': dynastyJsonSchema(),
});
