/**
 * Reads the schema of the server at the given address, by the introspection of an older graphql-js.
 * Prints the schema, parses it again, and prints the names of its types.
 */
import { buildClientSchema, buildSchema, getIntrospectionQuery, printSchema } from 'graphql-16-8';

const response = await fetch(`${process.argv[2]}/graphql`, {
  method: 'POST',
  headers: { 'content-type': 'application/json' },
  body: JSON.stringify({ query: getIntrospectionQuery() }),
});
const { data, errors } = await response.json();
if (errors !== undefined) throw new Error(JSON.stringify(errors));
const schema = buildClientSchema(data);
const again = buildSchema(printSchema(schema));
const names = (each) => Object.keys(each.getTypeMap()).sort().join('\n');
if (names(again) !== names(schema)) throw new Error('Printed, it is another schema.');
console.log(names(again));
