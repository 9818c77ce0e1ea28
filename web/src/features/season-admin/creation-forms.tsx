import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { isOffered } from '../../platform/is-offered';
import { useAllPlayers } from '../../ui/list/use-all-players';
import { CreateDuck } from './create-duck';
import { CreateWork } from './create-work';

const MAKERS = graphql(`
  fragment Makers on Season {
    id
    players(first: 100) {
      ...Everybody
    }
    viewer {
      id
      options {
        mutation
        anchor
        input
      }
    }
  }
`);

/** The host's forms to create ducks and Works of Art, as far as the rules have them. */
export function CreationForms({ season }: { readonly season: FragmentType<typeof MAKERS> }) {
  const { id, players, viewer } = unmask(MAKERS, season);
  const options = viewer?.options ?? [];
  const people = useAllPlayers(id, players).map((each) => ({ value: each.id, name: each.name }));
  return (
    <>
      {isOffered(options, 'createDuck') && <CreateDuck season={id} people={people} />}
      {isOffered(options, 'createWorkOfArt') && <CreateWork season={id} people={people} />}
    </>
  );
}
