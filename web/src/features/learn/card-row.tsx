import { Card } from '../../ui/cards/card';
import type { Face } from '../../ui/cards/face';

type CardRowProps = {
  readonly cards: readonly Face[];
  readonly width?: number;
  /** A number under each card, such as its heft. */
  readonly numbers?: readonly number[];
  /** Overlaps the cards, as in a hand. */
  readonly fanned?: boolean;
};

/** Cards in a row. */
export const CardRow = ({ cards, width = 56, numbers, fanned = false }: CardRowProps) => (
  <ul className="card-row" data-fanned={fanned}>
    {cards.map((card, at) => (
      <li key={at}>
        <Card face={card} width={width} />
        {numbers?.[at] !== undefined && <b className="figures">{numbers[at]}</b>}
      </li>
    ))}
  </ul>
);
