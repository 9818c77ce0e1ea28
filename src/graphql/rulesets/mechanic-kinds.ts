/** The kinds of entries and parts that an amendment can add to a season's rules. */
import { mechanicKindsIn } from '../../rulesets';
import type { PresentKind, Property, Ruleset } from '../../rulesets';
import type { Resolvers } from '../generated/resolvers';
import type { InputFieldSource } from '../input/field-types';
import type { SeasonSource } from '../snapshots/season-source';
import { rulesetIn } from './sources';

const kept = new WeakMap<Ruleset, readonly PresentKind[]>();

/** The kinds of a document, which never changes. */
function kindsIn(ruleset: Ruleset): readonly PresentKind[] {
  const kinds = kept.get(ruleset) ?? mechanicKindsIn(ruleset);
  kept.set(ruleset, kinds);
  return kinds;
}

export const mechanicKinds = async (
  source: SeasonSource,
  { path }: { readonly path?: string | null | undefined },
): Promise<readonly PresentKind[]> => {
  const kinds = kindsIn(rulesetIn(await source.snapshot()));
  return typeof path === 'string' ? kinds.filter((kind) => kind.path === path) : kinds;
};

export function fieldOf({
  path,
  title: label,
  description,
  when,
  ...limits
}: Property): InputFieldSource {
  const beside = (name: string): string => [...path.slice(0, -1), name].join('/');
  const { type, required, nullable, minimum, maximum, maxLength, choices } = limits;
  return {
    name: path.join('/'),
    description,
    field: {
      ...{ type, label, required, nullable, choices },
      ...(minimum !== undefined && { minimum }),
      ...(maximum !== undefined && { maximum }),
      ...(maxLength !== undefined && { maxLength }),
      condition: when === null ? null : { field: beside(when.field), values: [...when.values] },
    },
  };
}

export const mechanicKindResolvers: Pick<Resolvers, 'MechanicKind'> = {
  MechanicKind: {
    needs: ({ fields }) => fields.map(fieldOf),
    example: ({ examples }) => examples[0],
  },
};
