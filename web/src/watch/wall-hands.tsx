import { Backs } from '../cards/backs';
import { Card } from '../cards/card';
import type { Face } from '../cards/face';
import { say } from '../words/words';
import './wall-hands.css';

/** How many backs are drawn of a sealed hand, of which nobody knows how large it is. */
const PILE = 3;

export type HandIn = {
  readonly id: string;
  readonly name: string;
  /** Null while they lie face down. */
  readonly cards: readonly { readonly count: number; readonly card: Face }[] | null;
};

type WallHandsProps = { readonly season: string; readonly hands: readonly HandIn[] };

/** Who has a hand in: face down beside the name, until it is turned. */
export function WallHands({ season, hands }: WallHandsProps) {
  if (hands.length === 0) return null;
  const width = hands.length > MANY ? SMALL : LARGE;
  return (
    <ul className="wall-hands" aria-label={say('watch.hands')}>
      <li className="quiet" aria-hidden>
        {say('watch.hands')}
      </li>
      {hands.map(({ id, name, cards }) => (
        <li key={id} data-turned={cards !== null}>
          <span>{name}</span>
          {cards === null ? (
            <Backs
              season={season}
              label={say('watch.faceDown', { name })}
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

/** So that the lots below stay in sight. */
const MANY = 4;
const [LARGE, SMALL] = [40, 26];
