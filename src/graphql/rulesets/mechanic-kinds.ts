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

type Asked = { readonly path?: string | null | undefined };

export function kindsOf(ruleset: Ruleset, { path }: Asked): readonly PresentKind[] {
  const kinds = kindsIn(ruleset);
  return typeof path === 'string' ? kinds.filter((kind) => kind.path === path) : kinds;
}

export const mechanicKinds = async (
  source: SeasonSource,
  asked: Asked,
): Promise<readonly PresentKind[]> => kindsOf(rulesetIn(await source.snapshot()), asked);

export function fieldOf({
  path,
  title: label,
  description,
  when,
  ...limits
}: Property): InputFieldSource {
  const beside = (name: string): string => [...path.slice(0, -1), name].join('/');
  const { type, required, nullable, minimum, maximum, maxLength, choices } = limits;
  const { says: phrase, absent, names: formulaPlace } = limits;
  return {
    name: path.join('/'),
    description,
    field: {
      ...{ type, label, required, nullable, choices, phrase, absent, formulaPlace },
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
