import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';
import { CardRow } from './card-row';
import type { LearnCard } from './casino-rules';

export const SCORE = graphql(`
  query LearnScore($edition: String!, $cards: [CardInput!]!) {
    scoreHand(edition: $edition, cards: $cards) {
      cards
      ranks
      multipliers {
        name
        value
      }
      multiplier
      highest
      total
    }
  }
`);

const RANK = graphql(`
  query LearnRank($edition: String!, $cards: [CardInput!]!) {
    rankHand(edition: $edition, cards: $cards) {
      hand
      name
    }
  }
`);

type ExampleHandProps = {
  readonly edition: string;
  readonly cards: readonly LearnCard[];
  readonly isScored: boolean;
  readonly width?: number;
  /**
   * The multiplier's name or the poker hand's code, for an entry of a list. An entry is left out if
   * the rules do not find it in the cards.
   */
  readonly expects?: string;
};

/** A hand with its score or rank, by the server. */
export function ExampleHand({ edition, cards, isScored, width = 44, expects }: ExampleHandProps) {
  const variables = { edition, cards };
  const none = cards.length === 0;
  const [scored] = useQuery({ query: SCORE, variables, pause: none || !isScored });
  const [ranked] = useQuery({ query: RANK, variables, pause: none || isScored });
  const score = scored.data?.scoreHand;
  const rank = ranked.data?.rankHand;
  const found = [...(score?.multipliers.map(({ name }) => name) ?? []), rank?.hand];
  const isKnown = score !== undefined || rank !== undefined;
  if (none || (isKnown && expects !== undefined && !found.includes(expects))) return null;
  const body = (
    <>
      <CardRow cards={cards} width={width} />
      <p className="figures learn-hand-score">
        {score !== undefined && t('hands.sum', { ...score, total: '' })}
        {score !== undefined && <b>{score.total}</b>}
        {expects === undefined && rank !== undefined && <b>{rank.name}</b>}
      </p>
      {score !== undefined && score.multipliers.length > 0 && (
        <p className="small">
          {score.multipliers
            .map(({ name, value }) => t('hands.multiplier', { name, value }))
            .join(', ')}
        </p>
      )}
    </>
  );
  if (expects === undefined) return <div className="learn-hand">{body}</div>;
  return (
    <li>
      <h3>{isScored ? expects : (rank?.name ?? '\u00a0')}</h3>
      {body}
    </li>
  );
}
