import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { useAllPlayers } from '../../../ui/list/use-all-players';
import { t } from '../../../platform/i18n/translate';
import { isWhole, ownerKey } from './effect-draft';
import type { DescribedKind } from './effect-draft';
import { hasForm } from './effect-sentence';
import { EffectsForm } from './effects-form';
import type { FieldProblem } from './field-problem';
import { PROPOSED } from './proposed-season';
import { useDucks } from './use-choice-lists';
import { useEffectChoices } from './use-effect-choices';
import type { EffectChoices } from './use-effect-choices';
import type { EffectDrafts } from './use-effect-drafts';
import type { PlayerChoice } from './work-fields';

type ProposedEffectsProps = {
  readonly season: FragmentType<typeof PROPOSED>;
  readonly drafts: EffectDrafts;
  /** The server's problem with a field of one of the effects; null for none. */
  readonly problem: FieldProblem | null;
  /** True for a kind to offer; all by default. */
  readonly offers?: (kind: DescribedKind) => boolean;
};

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  value: id,
  name,
});

/** The only items of a dynasty. */
const PEGS = [{ item: 'PEG', plural: t('effect.pegs') }];

/** A proposal's effects besides changes to the rules and articles, which have forms of their own. */
export function ProposedEffects({
  season,
  drafts: { effects, isLost, change },
  problem,
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
  const kinds = shown.effectKinds.filter((kind) => offers(kind) && hasForm(kind));
  return (
    <>
      {isLost && <p className="outcome">{t('effect.lost')}</p>}
      <EffectsForm
        effects={effects}
        problem={problem}
        kinds={kinds}
        items={items.map(({ item, plural }) => ({ value: item, name: plural }))}
        ruleset={ruleset.id}
        tracked={tracked}
        things={withOwners(things, people.map(named), ducks.map(named))}
        onChange={change}
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
