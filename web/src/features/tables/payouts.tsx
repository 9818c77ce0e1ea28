import type { SlotsFragment } from '../../generated/graphql';
import { t } from '../../platform/i18n/translate';
import { printCount } from '../../platform/i18n/count-noun';
import type { CountNoun } from '../../platform/i18n/count-noun';
import { SlotSign } from './slot-sign';

export type Machine = NonNullable<NonNullable<SlotsFragment['ruleset']['round']>['slots']>;
type Line = Machine['chart'][number];

type PayoutsProps = {
  readonly machine: Machine;
  readonly currency: CountNoun;
  /** The winning line; null for none. */
  readonly hit: Pick<Line, 'symbol' | 'inSequence'> | null;
};

/** The payout chart beside the machine. The winning line is gold. */
export function Payouts({ machine, currency, hit }: PayoutsProps) {
  const { chart, symbols, sideBySide } = machine;
  const nameOf = (symbol: string): string =>
    symbols.find((each) => each.symbol === symbol)?.name ?? symbol;
  return (
    <table className="payouts">
      <caption>{t(sideBySide ? 'tables.chart' : 'tables.chartAnywhere')}</caption>
      <tbody>
        {chart.map((line) => {
          const { symbol, inSequence } = line;
          const isHit = symbol === hit?.symbol && inSequence === hit.inSequence;
          return (
            <tr key={`${symbol} ${inSequence}`} aria-current={isHit ? 'true' : undefined}>
              <th scope="row">
                <span className="unseen">
                  {t('tables.line', { count: inSequence, name: nameOf(symbol) })}
                </span>
                <span className="payout-signs">
                  {Array.from({ length: inSequence }, (_none, at) => (
                    <SlotSign key={at} symbol={symbol} size={24} />
                  ))}
                </span>
              </th>
              <td className="figures">{paysOf(line, currency)}</td>
            </tr>
          );
        })}
      </tbody>
    </table>
  );
}

function paysOf({ payout, breaksMachine }: Line, currency: CountNoun): string {
  if (breaksMachine) return t('tables.breaks');
  return payout === 0 ? t('tables.nothing') : printCount(payout, currency);
}

/** The rolls of the die for each sign. */
export function Rolls({ machine: { symbols, sides } }: Pick<PayoutsProps, 'machine'>) {
  return (
    <ul className="rolls" aria-label={t('tables.rolls', { sides })}>
      {symbols.map(({ symbol, name, from, to }) => (
        <li key={symbol}>
          <SlotSign symbol={symbol} size={22} name={name} />
          <span className="figures quiet small">{from === to ? from : `${from}–${to}`}</span>
        </li>
      ))}
    </ul>
  );
}
