import type { ReactNode } from 'react';
import { Card } from '../../../ui/cards/card';
import { unmask } from '../../../generated/fragment-masking';
import { printAmounts, printNumber } from '../../../platform/i18n/format';
import { printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import { GAINED, SETTLED_LOT } from './use-settlement';
import type { SettlementStep } from './use-settlement';

type StepOf<Name extends SettlementStep['__typename']> = Extract<
  SettlementStep,
  { readonly __typename: Name }
>;
type Share = {
  readonly id: string;
  readonly name: string;
  readonly hands: readonly StepOf<'HandPlaced'>[];
  readonly lots: readonly StepOf<'LotSold'>[];
};

type SettlementSummaryProps = {
  readonly steps: readonly SettlementStep[];
  readonly me: string | null;
  /** Content after the viewer's own result. */
  readonly children?: ReactNode;
};

/** The week's results for each player: placed hand, cards won and prices paid. */
export function SettlementSummary({ steps, me, children }: SettlementSummaryProps) {
  const shares = sharesOf(steps);
  const own = shares.find(({ id }) => id === me);
  return (
    <ul className="shares">
      {me !== null && (
        <li data-mine className="share-own">
          <p>{own === undefined ? t('history.ownNothing') : printOwn(own)}</p>
          {children}
        </li>
      )}
      {shares.map(({ id, name, hands, lots }) => (
        <li key={id} data-mine={id === me}>
          <h3>
            {hands.map(({ seq, placement }) => (
              <span key={seq} className="won">
                {t('hands.placed', { placement })}{' '}
              </span>
            ))}
            {name}
          </h3>
          {lots.length > 0 && (
            <>
              <ul className="fan">
                {lots.flatMap(({ seq, lot }) =>
                  unmask(SETTLED_LOT, lot).cards.map((card, at) => (
                    <li key={`${seq} ${at}`}>
                      <Card face={card} width={48} />
                    </li>
                  )),
                )}
              </ul>
              <p className="quiet small">
                {t('history.paid', {
                  lots: lots.length,
                  price: printNumber(lots.reduce((sum, { price }) => sum + price, 0)),
                })}
              </p>
            </>
          )}
        </li>
      ))}
    </ul>
  );
}

/** "You won lot 4 for 31 and lot 7 for 20. Your hand took place 2, for 4 Trungs." */
function printOwn({ id, hands, lots }: Share): string {
  const won = lots.map(({ lot, price }) => {
    const { number } = unmask(SETTLED_LOT, lot);
    return t('history.ownLot', { number, price: printNumber(price) });
  });
  const placed = hands.map(({ placement, transfers }) => {
    const gained = unmask(GAINED, transfers).filter(({ to }) => to.player?.id === id);
    return gained.length === 0
      ? t('history.ownHandOnly', { placement })
      : t('history.ownHand', { placement, prizes: printAmounts(gained) });
  });
  return [
    ...(won.length > 0 ? [t('history.ownLots', { lots: printList(won) })] : []),
    ...placed,
  ].join(' ');
}

/** The shares of all players involved, in the order of the steps. */
function sharesOf(steps: readonly SettlementStep[]): readonly Share[] {
  const shares = new Map<string, Share>();
  for (const step of steps) {
    if (step.__typename !== 'HandPlaced' && step.__typename !== 'LotSold') continue;
    const { id, name } = step.player;
    const share = shares.get(id) ?? { id, name, hands: [], lots: [] };
    shares.set(
      id,
      step.__typename === 'LotSold'
        ? { ...share, lots: [...share.lots, step] }
        : { ...share, hands: [...share.hands, step] },
    );
  }
  return [...shares.values()];
}
