import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { say } from '../words/words';
import { EFFECTS, isWhole } from './effect-draft';
import type { EffectDraft, EffectKind } from './effect-draft';
import { EffectsForm } from './effects-form';

const PROPOSED = graphql(`
  fragment ProposedEffects on Round {
    id
    players(first: 100) {
      nodes {
        id
        name
      }
    }
    ducks(first: 100) {
      nodes {
        id
        name
      }
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
  readonly round: FragmentType<typeof PROPOSED>;
  readonly effects: readonly EffectDraft[];
  readonly onChange: (effects: readonly EffectDraft[]) => void;
};

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  value: id,
  name,
});

/** What a proposal does beside changing the rules: of the effects, those that the rules have a place for. */
export function ProposedEffects({ round, effects, onChange }: ProposedEffectsProps) {
  const { ruleset, players, ducks } = unmask(PROPOSED, round);
  const rules = ruleset.round;
  const has: Partial<Record<EffectKind, boolean>> = {
    DUCK: rules?.ducks === true,
    WORK: rules?.auction.playerLots === true,
  };
  return (
    <>
      <EffectsForm
        effects={effects}
        kinds={EFFECTS.filter((kind) => has[kind] ?? true)}
        people={players.nodes.map(named)}
        ducks={ducks.nodes.map(named)}
        items={(rules?.items ?? []).map(({ item, plural }) => ({ value: item, name: plural }))}
        onChange={onChange}
      />
      {!effects.every(isWhole) && <p className="quiet small">{say('effect.half')}</p>}
    </>
  );
}
