import { DynastyPlayers, GameList } from '../dynasty';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import '../dynasty/dynasty.css';

const DYNASTY = graphql(`
  fragment PastDynasty on Dynasty {
    id
    seq
    ...GameList
    ...DynastyPlayers
  }
`);

/** A past state of a dynasty: games with scores, and the players. */
export function PastDynasty({ dynasty }: { readonly dynasty: FragmentType<typeof DYNASTY> }) {
  const shown = unmask(DYNASTY, dynasty);
  return (
    <>
      <GameList dynasty={shown} atSeq={shown.seq} />
      <DynastyPlayers dynasty={shown} atSeq={shown.seq} />
    </>
  );
}
