import { Card } from '../../../ui/cards/card';
import { printNumber } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import type { Holding } from './holding';
import './items.css';

/** Items laid out as on a table. */
export function HeldItems({ items }: { readonly items: readonly Holding[] }) {
  if (items.length === 0) return <p className="quiet">{t('market.nothing')}</p>;
  return (
    <ul className="held">
      {items.map(({ item, card, name, quantity }) => (
        <li key={item}>
          {card === null ? (
            <span className="coin">
              <b className="figures">{printNumber(quantity)}</b> {name}
            </span>
          ) : (
            <>
              <Card face={card} width={56} />
              {quantity > 1 && <span className="count figures">× {quantity}</span>}
            </>
          )}
        </li>
      ))}
    </ul>
  );
}
