import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import { TrickExample } from './trick-example';

const EXAMPLES = graphql(`
  query TrickExamples($game: ID!) {
    node(id: $game) {
      id
      ... on GiolittiGame {
        tricks {
          trick
          example {
            ...TrickExample
          }
        }
      }
    }
  }
`);

type TrickTipProps = {
  readonly game: string;
  readonly trick: string;
  readonly name: string;
  readonly points: number;
  /** The condition in words, for a trick without an example. */
  readonly condition: string;
};

/** A trick of this game, told by cards. */
export function TrickTip({ game, trick, name, points, condition }: TrickTipProps) {
  const [{ data, fetching }] = useQuery({ query: EXAMPLES, variables: { game } });
  const tricks =
    data?.node !== null && data?.node !== undefined && 'tricks' in data.node
      ? data.node.tricks
      : [];
  const example = tricks.find((each) => each.trick === trick)?.example ?? null;
  return (
    <span className="trick-tip">
      <b>
        {name} <span className="figures">{points}</span>
      </b>
      {example === null ? !fetching && condition : <TrickExample example={example} />}
    </span>
  );
}
