/**
 * The parts that a new event, command or refusal still lacks. Each sentence names the part and the
 * file.
 */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { getNamedType, isEnumType, isObjectType } from 'graphql';
import type { GraphQLSchema } from 'graphql';

const ROOT = join(__dirname, '../..');

type Source = { readonly file: string; readonly text: string };

export function sourcesIn(folder: string, ending: RegExp): readonly Source[] {
  return readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .filter((name) => ending.test(name) && !name.includes('generated/'))
    .map((name) => `${folder}/${name}`)
    .map((file) => ({ file, text: readFileSync(join(ROOT, file), 'utf8') }));
}

const mutationOf = (command: string): string => command.replace(/^./, (one) => one.toLowerCase());

const fileOf = (name: string): string =>
  name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);

/** The file that declares a type, as text to append to the type's name; empty if no file does. */
function declaredIn(name: string, declarations: readonly Source[]): string {
  const declaring = declarations.find(({ text }) => text.includes(`export type ${name} = `));
  return declaring === undefined ? '' : ` (declared in ${declaring.file})`;
}

export function missingEvents(
  events: readonly string[],
  schema: GraphQLSchema,
  declarations: readonly Source[],
): readonly string[] {
  return events
    .filter((name) => !isObjectType(schema.getType(name)))
    .map(
      (name) =>
        `Event ${name}${declaredIn(name, declarations)} has no GraphQL type: write ` +
        `"type ${name} implements Event" in src/graphql/<concept>/<concept>.graphql, then npm run codegen.`,
    );
}

export function missingSelections(
  schema: GraphQLSchema,
  events: readonly string[],
  selected: readonly string[],
): readonly string[] {
  return events.flatMap((name) => {
    const type = schema.getType(name);
    const fields = isObjectType(type) ? Object.values(type.getFields()) : [];
    return fields
      .filter((field) => 'getFields' in getNamedType(field.type))
      .filter((field) => !selected.includes(field.name))
      .map(
        (field) =>
          `Field ${name}.${field.name} is an object: write "${field.name}: '{ … }'" in SELECTIONS of ` +
          `test/graphql/every-event.ts.`,
      );
  });
}

export function missingMutations(
  commands: readonly string[],
  schema: GraphQLSchema,
  declarations: readonly Source[],
): readonly string[] {
  const mutations = schema.getMutationType()?.getFields() ?? {};
  return commands.flatMap((command) => {
    const name = mutationOf(command);
    const field = mutations[name];
    if (field === undefined) {
      return [
        `Command ${command}${declaredIn(command, declarations)} has no mutation: write ` +
          `"extend type Mutation { ${name}(input: …) }" in src/graphql/<concept>/<concept>.graphql, ` +
          `then npm run codegen.`,
      ];
    }
    return field.resolve === undefined
      ? [
          `Mutation ${name} has no resolver: write it in src/graphql/<concept>/${fileOf(name)}.ts, ` +
            `and name it under Mutation in resolvers.ts beside it.`,
        ]
      : [];
  });
}

export function missingEntries(
  commands: readonly string[],
  simulation: readonly Source[],
  file: string,
): readonly string[] {
  return commands
    .filter((name) => !simulation.some(({ text }) => new RegExp(`\\b${name}\\b`).test(text)))
    .map((name) => `Command ${name} is not played by the simulation: write its entry in ${file}.`);
}

export function missingPages(
  commands: readonly string[],
  pages: readonly Source[],
): readonly string[] {
  return commands
    .map(mutationOf)
    .filter((name) => !pages.some(({ text }) => new RegExp(`\\b${name}\\(input:`).test(text)))
    .map(
      (name) =>
        `No page sends ${name}: write a component with "mutation { ${name}(input: $input) }" in web/src/.`,
    );
}

export function missingRefusals(
  codes: readonly string[],
  schema: GraphQLSchema,
  sentences: Readonly<Record<string, unknown>>,
): readonly string[] {
  const type = schema.getType('RefusalCode');
  const values = isEnumType(type) ? type.getValues().map(({ name }) => name) : [];
  const unlisted = codes
    .filter((code) => !values.includes(code))
    .map(
      (code) =>
        `Refusal ${code} is not a RefusalCode: write "extend enum RefusalCode { ${code} }" in ` +
        `src/graphql/<concept>/<concept>.graphql, then npm run codegen.`,
    );
  const unsaid = codes
    .filter((code) => !Object.hasOwn(sentences, code))
    .map(
      (code) =>
        `Refusal ${code} has no sentence: write it in vocabulary.ts of its concept, and join that table in ` +
        `registry/refusal.ts of its game.`,
    );
  return [...unlisted, ...unsaid];
}
