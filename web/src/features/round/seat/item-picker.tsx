import { Card } from '../../../ui/cards/card';
import { printNumber } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import type { ItemCounts, Holding } from './holding';
import { StakeField } from '../../../ui/form/stake-field';
import './item-picker.css';

/** The chosen items in the API's form. */
export const itemsOf = (chosen: ItemCounts) =>
  Object.entries(chosen)
    .filter(([, quantity]) => quantity > 0)
    .map(([item, quantity]) => ({ item, quantity }));

type ItemPickerProps = {
  readonly label: string;
  readonly holdings: readonly Holding[];
  readonly chosen: ItemCounts;
  readonly onChange: (chosen: ItemCounts) => void;
};

/** One side of a trade: cards toggle by a press, other items take an amount. */
export function ItemPicker({ label, holdings, chosen, onChange }: ItemPickerProps) {
  const put = (item: string, quantity: number): void => onChange({ ...chosen, [item]: quantity });
  return (
    <div className="picker" role="group" aria-label={label}>
      <p className="picker-label" aria-hidden="true">
        {label}
      </p>
      {holdings.length === 0 && <p className="quiet">{t('market.nothing')}</p>}
      <div className="picker-items">
        {holdings
          .filter(({ card }) => card === null)
          .map(({ item, name, quantity }) => (
            <span key={item} className="picker-amount">
              <StakeField
                label={t('market.quantity', { name })}
                value={String(chosen[item] ?? '')}
                onChange={(value) => put(item, Math.min(Number(value), quantity))}
              />
              <span className="small">
                {name} <span className="quiet figures">/ {printNumber(quantity)}</span>
              </span>
            </span>
          ))}
      </div>
      <div className="picker-cards">
        {holdings.map((holding) => (
          <PickedCard
            key={holding.item}
            holding={holding}
            count={chosen[holding.item] ?? 0}
            onPut={(count) => put(holding.item, count)}
          />
        ))}
      </div>
    </div>
  );
}

type PickedCardProps = {
  readonly holding: Holding;
  readonly count: number;
  readonly onPut: (count: number) => void;
  /** The card's shortcut key. */
  readonly shortcut?: string;
};

/** Each press adds a card; after the last one, a press removes all. */
export function PickedCard({ holding, count, onPut, shortcut }: PickedCardProps) {
  const { card, quantity, name } = holding;
  if (card === null) return null;
  const isAll = count >= quantity;
  return (
    <button
      type="button"
      className="picked"
      data-in={count > 0}
      aria-pressed={count > 0}
      aria-keyshortcuts={shortcut}
      aria-label={`${t(isAll ? 'hands.take' : 'hands.put', { name })}, ${t('hands.held', { count, of: quantity })}`}
      onClick={() => onPut(isAll ? 0 : count + 1)}
    >
      <Card face={card} width={64} />
      {shortcut !== undefined && (
        <kbd className="picked-key" aria-hidden="true">
          {shortcut}
        </kbd>
      )}
      {(quantity > 1 || count > 0) && (
        <span className="count figures">
          {count}/{quantity}
        </span>
      )}
    </button>
  );
}
