import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import {
  assertInterfaceType,
  buildSchema,
  getNamedType,
  introspectionFromSchema,
  isEnumType,
  isInputObjectType,
  isInterfaceType,
  isIntrospectionType,
  isObjectType,
  isScalarType,
  isSpecifiedScalarType,
  printSchema,
} from 'graphql';
import type { GraphQLField, GraphQLNamedType } from 'graphql';
import { loadSchema } from '../../src/graphql';
import { EDITIONS } from '../../src/rulesets';
import type { RoundRuleset } from '../../src/rulesets';

const schema = loadSchema();
const types = Object.values(schema.getTypeMap()).filter(
  (type) => !isIntrospectionType(type) && !isSpecifiedScalarType(type),
);

type Described = { readonly at: string; readonly description: string | null | undefined };

function fieldsOf(type: GraphQLNamedType): GraphQLField<unknown, unknown>[] {
  return isObjectType(type) || isInterfaceType(type) ? Object.values(type.getFields()) : [];
}

function partsOf(type: GraphQLNamedType): Described[] {
  const at = (name: string): string => `${type.name}.${name}`;
  const fields = fieldsOf(type).flatMap(({ name, description, args }) => [
    { at: at(name), description },
    ...args.map((argument) => ({
      at: `${at(name)}(${argument.name})`,
      description: argument.description,
    })),
  ]);
  const inputs = isInputObjectType(type) ? Object.values(type.getFields()) : [];
  const values = isEnumType(type) ? type.getValues() : [];
  const rest = [...inputs, ...values].map(({ name, description }) => ({
    at: at(name),
    description,
  }));
  return [{ at: type.name, description: type.description }, ...fields, ...rest];
}

/** In Giolitti cards score points, so these descriptions may use the word. */
const SCORES_POINTS = /^(Mutation\.playCard|Play|PlayCardInput|CardPlayed)\b/;

describe('the schema', () => {
  it('is what one file says, which is whole by itself', () => {
    const file = join(__dirname, '../../schema/ridotto.graphql');
    expect(printSchema(schema)).toBe(printSchema(buildSchema(readFileSync(file, 'utf8'))));
  });

  it('is introspected as the published specification has it', () => {
    const { __schema: told } = introspectionFromSchema(schema, { schemaDescription: true });
    const locations = told.directives.flatMap((directive) => directive.locations);
    expect(locations).not.toContain('DIRECTIVE_DEFINITION');
    expect(told.directives.map(({ name }) => name)).toContain('deprecated');
    expect(told.description).toContain('/docs');
    const scalars = types.filter(isScalarType);
    expect(scalars.filter((type) => !type.specifiedByURL).map(String)).toEqual([]);
  });

  it('gives an id to what Query.node finds, and to nothing that it cannot', () => {
    const withId = types.filter((type) => isObjectType(type) && 'id' in type.getFields());
    const nodes = schema.getPossibleTypes(assertInterfaceType(schema.getType('Node')));
    expect(withId.filter((type) => !nodes.some((node) => node === type)).map(String)).toEqual([
      // Their ids are names in addresses.
      'SignInProvider',
      'Edition',
    ]);
  });

  it('says nothing of a currency or a phase that only some editions have', () => {
    const rulesets = [...EDITIONS.values()];
    const onlySome = (of: (ruleset: RoundRuleset) => readonly string[]): readonly string[] =>
      rulesets.flatMap(of).filter((name) => !rulesets.every((other) => of(other).includes(name)));
    const currencies = onlySome(({ currency, items }) =>
      items.filter(({ item }) => item === currency).flatMap(({ name, plural }) => [name, plural]),
    );
    const phases = onlySome((ruleset) => ruleset.phases.map(({ phase }) => `\`${phase}\``));
    const words = new RegExp(`\\b(${currencies.join('|')})\\b`, 'i');
    const told = types.flatMap(partsOf).filter(({ at, description }) => {
      if (SCORES_POINTS.test(at)) return false;
      const text = description ?? '';
      // A text in backticks is an example.
      return words.test(text.replace(/`[^`]*`/g, '')) || phases.some((code) => text.includes(code));
    });
    expect(told.map(({ at, description }) => `${at}: ${description}`)).toEqual([]);
  });

  it('describes everything', () => {
    const silent = types
      .flatMap(partsOf)
      .filter(({ description }) => (description ?? '').trim() === '')
      .map(({ at }) => at);
    expect(silent).toEqual([]);
  });

  test.each(
    Object.values(schema.getMutationType()!.getFields()).map((field) => [field.name, field]),
  )('%s takes one input with a key, and answers with a payload', (_name, { args, type }) => {
    expect(args.map(({ name }) => name)).toEqual(['input']);
    const input = getNamedType(args[0]!.type);
    expect(isInputObjectType(input) && String(input.getFields()['idempotencyKey']?.type)).toBe(
      'ID',
    );
    const payload = getNamedType(type);
    expect(isObjectType(payload) && payload.getInterfaces().map(({ name }) => name)).toEqual([
      'Payload',
    ]);
  });

  it('marks what depends on the viewer', () => {
    const marked = types.flatMap((type) =>
      fieldsOf(type)
        .filter(({ astNode }) => astNode?.directives?.some(({ name }) => name.value === 'private'))
        .map(({ name }) => `${type.name}.${name}`),
    );
    expect(marked.sort()).toEqual([
      'AccessToken.current',
      'Account.headToHead',
      'Account.record',
      'Account.results',
      'Account.seasons',
      'AdditionalSecretAction.refusal',
      'Dynasty.invitation',
      'Dynasty.viewer',
      'Dynasty.webhooks',
      'GiolittiGame.claimables',
      'Participant.hand',
      'PlayerAction.refusal',
      'PlayerValue.seen',
      'Query.claimable',
      'Query.previewProposal',
      'Query.viewer',
      'Round.invitation',
      'Round.viewer',
      'Round.webhooks',
      'Season.invitation',
      'Season.viewer',
      'Season.webhooks',
      'SecretAction.custody',
      'SecretAction.entrustedText',
      'SecretAttempt.custody',
      'SecretAttempt.entrustedText',
      'Subscription.inbox',
      'WeekSettled.yours',
    ]);
  });

  it('has a resolver, or a property, for each type of event', () => {
    const event = schema.getType('Event');
    const events = isInterfaceType(event) ? schema.getPossibleTypes(event) : [];
    for (const type of events) expect(type.getFields()['at']?.resolve).toBeDefined();
    expect(events.length).toBeGreaterThan(20);
  });
});
