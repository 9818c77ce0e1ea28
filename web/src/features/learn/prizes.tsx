import { printList } from '../../platform/i18n/print-list';
import { t } from '../../platform/i18n/translate';
import type { CasinoRules } from './casino-rules';

/** The prizes by place. */
export function Prizes({ rules: { items, currency }, document: { prizes } }: CasinoRules) {
  const nameOf = (item: string, quantity: number): string => {
    const found = [currency, ...items].find((each) => each.item === item);
    return `${quantity} ${(quantity === 1 ? found?.name : found?.plural) ?? item}`;
  };
  return (
    <table className="learn-prizes">
      <thead>
        <tr>
          <th scope="col">{t('learn.c.place')}</th>
          <th scope="col">{t('learn.c.prize')}</th>
        </tr>
      </thead>
      <tbody>
        {prizes.map(({ from, to, items: won, cardsBack }) => (
          <tr key={from}>
            <td className="figures">
              {to === null ? t('learn.c.placeFrom', { place: from }) : from}
            </td>
            <td>
              {printList([
                ...won.map(({ item, quantity }) => nameOf(item, quantity)),
                ...(cardsBack ? [t('learn.c.cardsBack')] : []),
              ])}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
