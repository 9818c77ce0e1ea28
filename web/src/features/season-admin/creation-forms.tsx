import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { isOffered } from '../../platform/is-offered';
import { useEverybody } from '../../ui/list/use-all-players';
import { MakeDuck } from './create-duck';
import { MakeWork } from './create-work';

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
        rule
        input
      }
    }
  }
`);

/** The things a host can create under these rules: ducks and Works of Art. */
export function Makers({ season }: { readonly season: FragmentType<typeof MAKERS> }) {
  const { id, players, viewer } = unmask(MAKERS, season);
  const options = viewer?.options ?? [];
  const people = useEverybody(id, players).map((each) => ({ value: each.id, name: each.name }));
  return (
    <>
      {isOffered(options, 'createDuck') && <MakeDuck season={id} people={people} />}
      {isOffered(options, 'createWorkOfArt') && <MakeWork season={id} people={people} />}
    </>
  );
}
