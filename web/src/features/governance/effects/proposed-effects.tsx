import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { useAllPlayers } from '../../../ui/list/use-all-players';
import { t } from '../../../platform/i18n/translate';
import { isWhole } from './effect-draft';
import type { EffectDraft } from './effect-draft';
import { EFFECTS } from './effect-kinds';
import type { EffectKind } from './effect-kinds';
import { EffectsForm } from './effects-form';
import { useDucks } from './use-choice-lists';
import type { ChoiceList } from './use-choice-lists';
import { useEffectChoices } from './use-effect-choices';

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
        ducks
        auction {
          playerLots
        }
      }
    }
  }
`);

type ProposedEffectsProps = {
  readonly season: FragmentType<typeof PROPOSED>;
  readonly effects: readonly EffectDraft[];
  readonly onChange: (effects: readonly EffectDraft[]) => void;
  /** The only kinds to offer; all by default. */
  readonly only?: readonly EffectKind[];
};

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  value: id,
  name,
});

const OF_ROUNDS: readonly EffectKind[] = [
  ...(['MOVE', 'TRADE', 'TABLE', 'SECRET', 'TERM'] as const),
  ...(['PLACE', 'STANDING'] as const),
];
const OF_DYNASTIES: readonly EffectKind[] = [
  'MAGISTRELLI',
  'MODA',
  'MASK',
  'GAME',
  'DEALER',
  'STAKES',
  'SCORE',
];
/** Effects whose subject comes from a long list. */
const NEEDS_THINGS: readonly EffectKind[] = [
  ...(['MOVE', 'TRADE', 'TABLE', 'SECRET', 'TERM'] as const),
  ...(['UNTIL', 'PLACE', 'MODA', 'MASK', 'GAME', 'STAKES', 'SCORE'] as const),
];

/** The lists that each kind of effect needs. */
const NEEDS_LISTS: Partial<Record<EffectKind, readonly ChoiceList[]>> = {
  MOVE: ['lots', 'contracts'],
  TRADE: ['trades'],
  TABLE: ['tables'],
  GAME: ['games'],
  STAKES: ['games'],
  SCORE: ['games'],
};

/** The only items of a dynasty. */
const PEGS = [{ item: 'PEG', plural: t('effect.pegs') }];

/** A proposal's effects besides rule changes, as far as the rules allow. */
export function ProposedEffects({
  season,
  effects,
  onChange,
  only = EFFECTS,
}: ProposedEffectsProps) {
  const shown = unmask(PROPOSED, season);
  const { ruleset, players } = shown;
  const rules = ruleset.round;
  const people = useAllPlayers(shown.id, players);
  const items = rules?.items ?? PEGS;
  const ducks = useDucks(shown.id, 'ducks' in shown ? shown.ducks : null);
  const things = useEffectChoices(
    shown.id,
    effects.some(({ kind }) => NEEDS_THINGS.includes(kind)),
    effects.flatMap(({ kind }) => NEEDS_LISTS[kind] ?? []),
  );
  const tracked = shown.trackedValues.filter(({ secret }) => !secret);
  const isRound = rules !== null;
  const has: Partial<Record<EffectKind, boolean>> = {
    ...Object.fromEntries(OF_ROUNDS.map((kind) => [kind, isRound])),
    ...Object.fromEntries(OF_DYNASTIES.map((kind) => [kind, !isRound])),
    VALUE: tracked.length > 0,
    DUCK: rules?.ducks === true,
    WORK: rules?.auction.playerLots === true,
  };
  return (
    <>
      <EffectsForm
        effects={effects}
        kinds={only.filter((kind) => has[kind] ?? true)}
        people={people.map(named)}
        ducks={ducks.map(named)}
        items={items.map(({ item, plural }) => ({ value: item, name: plural }))}
        ruleset={ruleset.id}
        tracked={tracked}
        things={things}
        onChange={onChange}
      />
      {!effects.every(isWhole) && <p className="quiet small">{t('effect.half')}</p>}
    </>
  );
}
