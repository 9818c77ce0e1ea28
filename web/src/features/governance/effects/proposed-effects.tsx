import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { InputFieldType } from '../../../generated/graphql';
import { useAllPlayers } from '../../../ui/list/use-all-players';
import { t } from '../../../platform/i18n/translate';
import { isWhole, ownerKey } from './effect-draft';
import type { DescribedKind, EffectDraft } from './effect-draft';
import { EffectsForm } from './effects-form';
import { useDucks } from './use-choice-lists';
import { useEffectChoices } from './use-effect-choices';
import type { EffectChoices } from './use-effect-choices';
import type { PlayerChoice } from './work-fields';

const PROPOSED = graphql(`
  fragment ProposedEffects on Season {
    id
    players(first: 100) {
      ...Everybody
    }
    ... on Round {
      ducks(first: 100) {
        nodes {
          id
          name
        }
        pageInfo {
          hasNextPage
          endCursor
        }
      }
    }
    effectKinds {
      kind
      title
      field
      power
      needs {
        field
        label
        type
        required
        oneOf
        minimum
        maxLength
      }
    }
    trackedValues {
      code
      title
      type
      of
      secret
    }
    ruleset {
      id
      round {
        items {
          item
          plural
        }
      }
    }
  }
`);

type ProposedEffectsProps = {
  readonly season: FragmentType<typeof PROPOSED>;
  readonly effects: readonly EffectDraft[];
  readonly onChange: (effects: readonly EffectDraft[]) => void;
  /** True for a kind to offer; all by default. */
  readonly offers?: (kind: DescribedKind) => boolean;
};

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  value: id,
  name,
});

/** The types of fields that other parts of the form ask for: changes to the rules and articles. */
const ELSEWHERE: readonly InputFieldType[] = ['PATCH', 'MARKDOWN', 'ARTICLE'];

/** The only items of a dynasty. */
const PEGS = [{ item: 'PEG', plural: t('effect.pegs') }];

/** A proposal's effects besides rule changes, as far as the rules allow. */
export function ProposedEffects({
  season,
  effects,
  onChange,
  offers = () => true,
}: ProposedEffectsProps) {
  const shown = unmask(PROPOSED, season);
  const { ruleset, players } = shown;
  const rules = ruleset.round;
  const people = useAllPlayers(shown.id, players);
  const items = rules?.items ?? PEGS;
  const ducks = useDucks(shown.id, 'ducks' in shown ? shown.ducks : null);
  const things = useEffectChoices(
    shown.id,
    effects.flatMap(({ kind }) => kind.needs),
  );
  const tracked = shown.trackedValues.filter(({ secret }) => !secret);
  const kinds = shown.effectKinds.filter(
    (kind) =>
      offers(kind) &&
      !kind.needs.some(({ type }) => ELSEWHERE.includes(type)) &&
      (tracked.length > 0 || kind.kind !== 'SET_VALUE'),
  );
  return (
    <>
      <EffectsForm
        effects={effects}
        kinds={kinds}
        items={items.map(({ item, plural }) => ({ value: item, name: plural }))}
        ruleset={ruleset.id}
        tracked={tracked}
        things={withOwners(things, people.map(named), ducks.map(named))}
        onChange={onChange}
      />
      {!effects.every(isWhole) && <p className="quiet small">{t('effect.half')}</p>}
    </>
  );
}

/** The choices with players and ducks, who own items, too. */
const withOwners = (
  things: EffectChoices,
  people: readonly PlayerChoice[],
  ducks: readonly PlayerChoice[],
): EffectChoices => ({
  ...{ ...things, PLAYER: people, DUCK: ducks },
  OWNER: [
    ...people.map(({ value, name }) => ({ value: ownerKey('playerId', value), name })),
    ...ducks.map(({ value, name }) => ({ value: ownerKey('duckId', value), name })),
    ...(things.OWNER ?? []),
  ],
});
