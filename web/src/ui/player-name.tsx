import { Link } from 'wouter';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';

export const PLAYER = graphql(`
  fragment PlayerName on Player {
    id
    name
    account {
      id
    }
  }
`);

export function PlayerName({ player }: { readonly player: FragmentType<typeof PLAYER> }) {
  const { name, account } = unmask(PLAYER, player);
  return (
    <Link className="player-name" href={`/p/${account.id}`}>
      {name}
    </Link>
  );
}
