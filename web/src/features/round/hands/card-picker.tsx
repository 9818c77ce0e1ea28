import { useEffect, useRef } from 'react';
import { isTypingTarget, readSingleKeys } from '../../../platform/key-shortcuts';
import { Card } from '../../../ui/cards/card';
import { t } from '../../../platform/i18n/translate';
import { dragCard } from './drag-card';
import { PickedCard } from '../seat/item-picker';
import type { ItemCounts, Holding } from '../seat/holding';

type CardPickerProps = {
  readonly held: readonly Holding[];
  readonly chosen: ItemCounts;
  readonly onChange: (chosen: ItemCounts) => void;
};

/** The number of cards with a shortcut key. */
const KEYS = 9;

/** The viewer's cards with the hand below. A press, a drag or a key adds a card. */
export function CardPicker({ held, chosen, onChange }: CardPickerProps) {
  const zone = useRef<HTMLUListElement>(null);
  const countOf = ({ item, quantity }: Holding): number => Math.min(chosen[item] ?? 0, quantity);
  const put = ({ item }: Holding, count: number): void => onChange({ ...chosen, [item]: count });
  useNumberKeys((at) => {
    const holding = held[at];
    if (holding === undefined) return false;
    const count = countOf(holding);
    put(holding, count >= holding.quantity ? 0 : count + 1);
    return true;
  });
  const laid = held.flatMap((holding) =>
    Array.from({ length: countOf(holding) }, (_, at) => ({ holding, at })),
  );
  return (
    <>
      <div className="picker-cards">
        {held.map((holding, at) => (
          <span
            key={holding.item}
            className="drag-card"
            onPointerDown={(event) =>
              dragCard(event, zone.current, (isIn) => {
                const count = countOf(holding);
                if (isIn && count < holding.quantity) put(holding, count + 1);
              })
            }
          >
            <PickedCard
              holding={holding}
              count={countOf(holding)}
              onPut={(count) => put(holding, count)}
              {...(at < KEYS && { shortcut: String(at + 1) })}
            />
          </span>
        ))}
      </div>
      {held.length > 0 && (
        <ul className="laid" ref={zone} aria-label={t('hands.laid')}>
          {laid.length === 0 && <li className="quiet">{t('hands.drop')}</li>}
          {laid.map(({ holding, at }) => (
            <li
              key={`${holding.item} ${at}`}
              className="drag-card"
              onPointerDown={(event) =>
                dragCard(event, zone.current, (isIn) => {
                  if (!isIn) put(holding, countOf(holding) - 1);
                })
              }
            >
              {holding.card !== null && <Card face={holding.card} width={64} />}
            </li>
          ))}
        </ul>
      )}
    </>
  );
}

/** Handles `1` to `9`, unless the user is typing or has switched single keys off. */
function useNumberKeys(press: (at: number) => boolean): void {
  const latest = useRef(press);
  useEffect(() => {
    latest.current = press;
  });
  useEffect(() => {
    const hear = (event: KeyboardEvent): void => {
      const { key, ctrlKey, metaKey, altKey } = event;
      if (event.defaultPrevented || event.isComposing || isTypingTarget(event.target)) return;
      if (!/^[1-9]$/.test(key) || ctrlKey || metaKey || altKey || !readSingleKeys()) return;
      if (latest.current(Number(key) - 1)) event.preventDefault();
    };
    window.addEventListener('keydown', hear);
    return () => window.removeEventListener('keydown', hear);
  }, []);
}
