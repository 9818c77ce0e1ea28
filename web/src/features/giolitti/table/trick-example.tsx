import { Card } from '../../../ui/cards/card';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { TrickExampleFragment } from '../../../generated/graphql';
import { printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import './trick-example.css';

const EXAMPLE = graphql(`
  fragment TrickExample on TrickExample {
    pattern
    ranks
    bersaglio
    grandCanal {
      rank
      suit
      name
    }
    pocket {
      makes
      heft
      card {
        rank
        suit
        name
      }
    }
    opponent {
      makes
      heft
      card {
        rank
        suit
        name
      }
    }
  }
`);

type TrickExampleProps = {
  readonly example: FragmentType<typeof EXAMPLE>;
  /** The width of the cards in pixels. */
  readonly width?: number;
};

/** A pocket that makes a trick. The cards that make it are lit. */
export function TrickExample({ example: shown, width = 44 }: TrickExampleProps) {
  const example = unmask(EXAMPLE, shown);
  const { pattern, grandCanal, pocket, opponent } = example;
  return (
    <span className="trick-example">
      <span className="trick-example-rows">
        <Row label={t('example.pocket')} cards={pocket} width={width} />
        {opponent.length > 0 && (
          <Row label={t('example.opponent')} cards={opponent} width={width} />
        )}
        {pattern === 'OLDEST_LIKE_GRAND_CANAL' && (
          <Row
            label={t('game.canal')}
            cards={[{ card: grandCanal, makes: true, heft: null }]}
            width={width}
          />
        )}
      </span>
      <span>{captionOf(example)}</span>
    </span>
  );
}

type RowProps = {
  readonly label: string;
  readonly cards: TrickExampleFragment['pocket'];
  readonly width: number;
};

function Row({ label, cards, width }: RowProps) {
  const hefts = cards.flatMap(({ heft }) => (heft === null ? [] : [heft]));
  return (
    <span className="trick-example-row">
      <span className="quiet small">{label}</span>
      <span className="trick-example-cards">
        {cards.map(({ card, makes, heft }) => (
          <span key={`${card.rank} ${card.suit}`} className="example-card" data-makes={makes}>
            <Card face={card} width={width} />
            {heft !== null && <b className="figures">{heft}</b>}
          </span>
        ))}
      </span>
      {hefts.length > 1 && cards.every(({ makes }) => makes) && (
        <span className="figures small">
          {t('example.sum', {
            terms: hefts.join(' + '),
            sum: hefts.reduce((all, heft) => all + heft, 0),
          })}
        </span>
      )}
    </span>
  );
}

function captionOf({ pattern, ranks, bersaglio, pocket }: TrickExampleFragment): string {
  switch (pattern) {
    case 'HIGHER_NEWEST':
      return t('example.HIGHER_NEWEST', { ranks: printList(ranks) });
    case 'HAS_RANKS':
      return t('example.HAS_RANKS', {
        count: pocket.filter(({ makes }) => makes).length,
        ranks: printList(ranks),
      });
    case 'SUM_IS_BERSAGLIO':
      return t('example.SUM_IS_BERSAGLIO', { bersaglio: bersaglio ?? 0 });
    case 'HIGHER_SUM':
    case 'ALL_LOWER':
    case 'OLDEST_LIKE_GRAND_CANAL':
    case 'SAME_SUIT':
    case 'SAME_RANK':
      return t(`example.${pattern}`);
  }
}
