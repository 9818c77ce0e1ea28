import { useRef } from 'react';
import type { KeyboardEvent } from 'react';
import { Card } from '../../../ui/cards/card';
import { nameOf } from '../../../ui/cards/face';
import { t } from '../../../platform/i18n/translate';
import { faceKey } from './face-key';
import type { Claimable, HandCard } from './my-seat';

const TURN_DEGREES = 2.5;
const SAG_PIXELS = 2;
const LIFT_PIXELS = 14;

type FanProps = {
  readonly hand: readonly HandCard[];
  readonly claimables: readonly Claimable[] | null;
  /** False hides the points, since no card can be played now. */
  readonly canPlay: boolean;
  /** The key of the chosen card; null for none. */
  readonly chosen: string | null;
  readonly onChoose: (card: HandCard) => void;
};

/** The viewer's hand. Arrow keys move between cards. */
export function Fan({ hand, claimables, canPlay, chosen, onChoose }: FanProps) {
  const list = useRef<HTMLUListElement>(null);
  const step = (event: KeyboardEvent): void => {
    const by = { ArrowLeft: -1, ArrowRight: 1 }[event.key];
    if (by === undefined) return;
    const buttons = [...(list.current?.querySelectorAll('button') ?? [])];
    const at = buttons.findIndex((button) => button === document.activeElement);
    buttons[(at + by + buttons.length) % buttons.length]?.focus();
    event.preventDefault();
    event.stopPropagation();
  };
  return (
    <section className="my-hand">
      <h2 id="my-hand">{t('hand.mine')}</h2>
      {/* The buttons inside handle the keys.
          oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-element-interactions */}
      <ul ref={list} className="own-fan" aria-labelledby="my-hand" onKeyDown={step}>
        {hand.map((card, at) => {
          const claimable = claimables?.find((each) => faceKey(each.card) === faceKey(card));
          return (
            <FanCard
              key={faceKey(card)}
              card={card}
              points={canPlay ? (claimable?.points ?? 0) : 0}
              wasNamed={claimable?.nameable === false}
              off={at - (hand.length - 1) / 2}
              chosen={chosen === faceKey(card)}
              onChoose={onChoose}
            />
          );
        })}
      </ul>
    </section>
  );
}

type FanCardProps = {
  readonly card: HandCard;
  readonly points: number;
  readonly wasNamed: boolean;
  /** The number of places from the middle of the fan. */
  readonly off: number;
  readonly chosen: boolean;
  readonly onChoose: (card: HandCard) => void;
};

function FanCard({ card, points, wasNamed, off, chosen, onChoose }: FanCardProps) {
  const lift = off * off * SAG_PIXELS - (chosen ? LIFT_PIXELS : 0);
  const style = { transform: `translateY(${lift}px) rotate(${off * TURN_DEGREES}deg)` };
  const name = nameOf(card);
  const could = points > 0 ? t('hand.could', { name, points }) : name;
  return (
    <li>
      <button
        type="button"
        className="fan-card"
        style={style}
        aria-pressed={chosen}
        data-face={faceKey(card)}
        data-named={wasNamed}
        onClick={() => onChoose(card)}
      >
        <span className="unseen">{wasNamed ? t('hand.named', { name }) : could}</span>
        <span aria-hidden>
          <Card face={card} width={84} />
        </span>
        {points > 0 && (
          <b className="fan-points figures" aria-hidden>
            {points}
          </b>
        )}
      </button>
    </li>
  );
}
