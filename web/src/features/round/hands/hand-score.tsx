import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { HandScoreFragment, PokerRankFragment } from '../../../generated/graphql';
import { t } from '../../../platform/i18n/translate';
import type { HandCard } from './hand-cards';

export const HAND_SCORE = graphql(`
  fragment HandScore on HandScore {
    cards
    ranks
    multipliers {
      name
      value
    }
    multiplier
    highest
    formula
    total
  }
`);

const POKER_RANK = graphql(`
  fragment PokerRank on PokerRank {
    hand
    name
    line
  }
`);

export const SCORE = graphql(`
  query ScoreHand($season: ID!, $cards: [CardInput!]!) {
    scoreHand(seasonId: $season, cards: $cards) {
      total
      ...HandScore
    }
  }
`);

export const RANK = graphql(`
  query RankHand($season: ID!, $cards: [CardInput!]!) {
    rankHand(seasonId: $season, cards: $cards) {
      line
      ...PokerRank
    }
  }
`);

type LiveScoreProps = { readonly season: string; readonly cards: readonly HandCard[] };

/** The hypothetical score of a hand, updated with each card. */
export function LiveScore({ season, cards }: LiveScoreProps) {
  const variables = { season, cards };
  const pause = cards.length === 0;
  const [scored] = useQuery({ query: SCORE, variables, pause });
  // Hands ranked as in poker have no score: the server answers the first query with an error, and
  // then this query starts.
  const [ranked] = useQuery({ query: RANK, variables, pause: pause || !scored.error });
  if (pause) return <p className="quiet">{t('hands.empty')}</p>;
  // After a failure the data is null despite its type.
  const score = scored.data?.scoreHand;
  const rank = ranked.data?.rankHand;
  if (score !== undefined) return <Score score={score} />;
  if (rank !== undefined) return <Poker rank={rank} />;
  const failed = ranked.error;
  if (failed === undefined) return <p className="quiet">{t('house.loading')}</p>;
  return <p className="quiet">{failed.graphQLErrors[0]?.message ?? failed.message}</p>;
}

/** The score term by term, in the order of the rules. */
export function Score({ score }: { readonly score: FragmentType<typeof HAND_SCORE> }) {
  const shown: HandScoreFragment = unmask(HAND_SCORE, score);
  const { cards, ranks, multipliers, multiplier, highest, formula, total } = shown;
  return (
    <div className="score">
      <ol className="score-terms">
        <li>{t('hands.cards', { cards })}</li>
        <li>{t('hands.ranks', { ranks })}</li>
        {multipliers.map(({ name, value }) => (
          <li key={name} className="score-multiplier">
            {t('hands.multiplier', { name, value })}
          </li>
        ))}
        <li>{t('hands.highest', { highest })}</li>
      </ol>
      <p className="score-sum figures">
        {formula === null
          ? t('hands.sum', { cards, ranks, multiplier, highest, total: '' })
          : t('hands.sumByFormula', { formula })}
        <b key={total}>{total}</b>
      </p>
    </div>
  );
}

export function Poker({ rank }: { readonly rank: FragmentType<typeof POKER_RANK> }) {
  const { name }: PokerRankFragment = unmask(POKER_RANK, rank);
  return (
    <p className="score-sum">
      <b>{name}</b>
    </p>
  );
}
