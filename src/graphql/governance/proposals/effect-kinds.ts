/** The kinds of effects that a season's proposals can have, each with the form of its input. */
import type { SeasonSnapshot } from '../../../engine';
import { allowsEffect, possibleEffects } from '../../../rulesets';
import type { EffectLimits, Ruleset } from '../../../rulesets';
import { fieldWords } from '../../../season';
import type { Resolvers } from '../../generated/resolvers';
import type { InputFieldSource } from '../../input/field-types';
import { rulesetIn } from '../../rulesets/sources';
import type { SeasonSource } from '../../snapshots/season-source';
import { fieldsByName, inputFieldOf } from './effect-input';
import { plannerOf } from './plan-effects';
import type { AnyEffect, EffectKindSource } from './sources';

export async function effectKinds(source: SeasonSource): Promise<EffectKindSource[]> {
  const snapshot: SeasonSnapshot = await source.snapshot();
  const possible = possibleEffects(rulesetIn(snapshot));
  const forms = Object.entries(plannerOf(snapshot).forms);
  return forms
    .map(([kind, form]) => ({ snapshot, kind: kind as AnyEffect['type'], form }))
    .filter(({ kind }) => possible.includes(kind));
}

const classesOf = ({
  proposals,
}: Ruleset): readonly (EffectLimits & { readonly class: string })[] => proposals?.classes ?? [];

const needsOf = ({ form }: EffectKindSource): InputFieldSource[] =>
  Object.entries(fieldsByName(form)).map(([name, field]) => ({
    ...{ name, field, description: fieldWords(field) },
  }));

export const effectKindResolvers: Pick<Resolvers, 'EffectKind'> = {
  EffectKind: {
    kind: ({ kind }) => kind,
    title: ({ form }) => form.title,
    field: ({ kind }) => inputFieldOf(kind),
    description: ({ form }) => form.description,
    needs: needsOf,
    power: ({ snapshot, kind }) => plannerOf(snapshot).powerOf(kind),
    classes: ({ snapshot, kind }) =>
      classesOf(rulesetIn(snapshot))
        .filter((known) => allowsEffect(known, kind))
        .map((known) => known.class),
  },
};
