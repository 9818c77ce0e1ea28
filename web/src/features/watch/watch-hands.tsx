import { Backs } from '../../ui/cards/backs';
import { Card } from '../../ui/cards/card';
import type { Face } from '../../ui/cards/face';
import { t } from '../../platform/i18n/translate';
import './watch-hands.css';

/** The number of backs for a sealed hand, whose size is secret. */
const PILE = 3;

export type SubmittedHand = {
  readonly id: string;
  readonly name: string;
  /** Null for a hand that is face down. */
  readonly cards: readonly { readonly count: number; readonly card: Face }[] | null;
};

type WatchHandsProps = { readonly season: string; readonly hands: readonly SubmittedHand[] };

/** The submitted hands beside their players' names. */
export function WatchHands({ season, hands }: WatchHandsProps) {
  if (hands.length === 0) return null;
  const width = hands.length > MANY ? SMALL : LARGE;
  return (
    <ul className="wall-hands" aria-label={t('watch.hands')}>
      <li className="quiet" aria-hidden>
        {t('watch.hands')}
      </li>
      {hands.map(({ id, name, cards }) => (
        <li key={id} data-turned={cards !== null}>
          <span>{name}</span>
          {cards === null ? (
            <Backs
              season={season}
              label={t('watch.faceDown', { name })}
              count={PILE}
              width={width}
            />
          ) : (
            <span className="wall-turned">
              {cards.flatMap(({ card, count }) =>
                Array.from({ length: count }, (_, at) => (
                  <Card key={`${card.name} ${at}`} face={card} width={width} />
                )),
              )}
            </span>
          )}
        </li>
      ))}
    </ul>
  );
}

/** With more hands, smaller cards keep the lots below visible. */
const MANY = 4;
const [LARGE, SMALL] = [40, 26];
