/** The kinds of effects that a season's proposals can have, each with the form of its input. */
import { assertInputObjectType, getNamedType, isInputObjectType } from 'graphql';
import type { GraphQLInputField, GraphQLSchema } from 'graphql';
import type { SeasonSnapshot } from '../../../engine';
import { allowsEffect, possibleEffects } from '../../../rulesets';
import type { EffectLimits, Ruleset } from '../../../rulesets';
import type { Resolvers } from '../../generated/resolvers';
import type { InputFieldSource } from '../../input/input-field-resolvers';
import { rulesetIn } from '../../rulesets/sources';
import type { SeasonSource } from '../../snapshots/season-source';
import { plannerOf } from './plan-effects';
import type { EffectKindSource } from './sources';

export async function effectKinds(source: SeasonSource): Promise<EffectKindSource[]> {
  const snapshot: SeasonSnapshot = await source.snapshot();
  const possible = possibleEffects(rulesetIn(snapshot));
  return plannerOf(snapshot)
    .kinds.filter(({ kind }) => possible.includes(kind))
    .map((described) => ({ snapshot, described }));
}

const classesOf = ({
  proposals,
}: Ruleset): readonly (EffectLimits & { readonly class: string })[] => proposals?.classes ?? [];

const inputIn = (schema: GraphQLSchema, field: string): GraphQLInputField =>
  assertInputObjectType(schema.getType('ProposalEffectInput')).getFields()[
    field
  ] as GraphQLInputField;

const wordsOf = ({ description }: GraphQLInputField): string =>
  (description ?? '').replace(/\s+/g, ' ');

function needsOf({ described }: EffectKindSource, schema: GraphQLSchema): InputFieldSource[] {
  const input = inputIn(schema, described.field);
  const type = getNamedType(input.type);
  const inputs = isInputObjectType(type) ? type.getFields() : {};
  return Object.entries(described.fields).map(([name, field]) => ({
    ...{ name, field, description: wordsOf(inputs[name] ?? input) },
  }));
}

export const effectKindResolvers: Pick<Resolvers, 'EffectKind'> = {
  EffectKind: {
    kind: ({ described }) => described.kind,
    title: ({ described }) => described.title,
    field: ({ described }) => described.field,
    description: ({ described }, _args, _context, { schema }) =>
      wordsOf(inputIn(schema, described.field)),
    needs: (source, _args, _context, { schema }) => needsOf(source, schema),
    power: ({ snapshot, described }) => plannerOf(snapshot).powerOf(described.kind),
    classes: ({ snapshot, described }) =>
      classesOf(rulesetIn(snapshot))
        .filter((known) => allowsEffect(known, described.kind))
        .map((known) => known.class),
  },
};
