import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { say } from '../words/words';
import { EFFECTS, isWhole } from './effect-draft';
import type { EffectDraft, EffectKind } from './effect-draft';
import { EffectsForm } from './effects-form';

const PROPOSED = graphql(`
  fragment ProposedEffects on Season {
    id
    players(first: 100) {
      nodes {
        id
        name
      }
    }
    ... on Round {
      ducks(first: 100) {
        nodes {
          id
          name
        }
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
  readonly season: FragmentType<typeof PROPOSED>;
  readonly effects: readonly EffectDraft[];
  readonly onChange: (effects: readonly EffectDraft[]) => void;
};

const named = ({ id, name }: { readonly id: string; readonly name: string }) => ({
  value: id,
  name,
});

/** The only items of a dynasty. */
const PEGS = [{ item: 'PEG', plural: say('effect.pegs') }];

/** What a proposal does beside changing the rules: of the effects, those that the rules have a place for. */
export function ProposedEffects({ season, effects, onChange }: ProposedEffectsProps) {
  const shown = unmask(PROPOSED, season);
  const { ruleset, players } = shown;
  const rules = ruleset.round;
  const items = rules?.items ?? PEGS;
  const ducks = 'ducks' in shown ? shown.ducks.nodes : [];
  const has: Partial<Record<EffectKind, boolean>> = {
    STANDING: rules !== null,
    DUCK: rules?.ducks === true,
    WORK: rules?.auction.playerLots === true,
  };
  return (
    <>
      <EffectsForm
        effects={effects}
        kinds={EFFECTS.filter((kind) => has[kind] ?? true)}
        people={players.nodes.map(named)}
        ducks={ducks.map(named)}
        items={items.map(({ item, plural }) => ({ value: item, name: plural }))}
        onChange={onChange}
      />
      {!effects.every(isWhole) && <p className="quiet small">{say('effect.half')}</p>}
    </>
  );
}
