import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { WatchHands } from './watch-hands';

const HANDS_IN = graphql(`
  fragment HandsIn on Round {
    id
    secretActions {
      id
      kind
      status
      player {
        id
        name
      }
    }
    hands {
      id
      status
      player {
        id
        name
      }
      cards {
        count
        card {
          rank
          suit
          name
        }
      }
    }
  }
`);

/**
 * The hands that are submitted and not yet placed. Sealed hands are face down; revealed and
 * presented hands are face up.
 */
export function SubmittedHands({ round }: { readonly round: FragmentType<typeof HANDS_IN> }) {
  const { id: season, secretActions, hands } = unmask(HANDS_IN, round);
  const sealed = secretActions
    .filter(({ kind, status }) => kind === 'HAND' && status === 'COMMITTED')
    .map(({ player }) => ({ id: player.id, name: player.name, cards: null }));
  const open = hands
    .filter(({ status }) => status === 'REVEALED')
    .map(({ player, cards }) => ({ id: player.id, name: player.name, cards }));
  return <WatchHands season={season} hands={[...sealed, ...open].sort(byName)} />;
}

const byName = (one: { readonly name: string }, other: { readonly name: string }): number =>
  one.name.localeCompare(other.name);
