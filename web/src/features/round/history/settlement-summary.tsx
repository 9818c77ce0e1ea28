import { Card } from '../../../ui/cards/card';
import { unmask } from '../../../generated/fragment-masking';
import { printNumber } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { SETTLED_LOT } from './use-settlement';
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
};

/** The week's results for each player: placed hand, cards won and prices paid. */
export function SettlementSummary({ steps, me }: SettlementSummaryProps) {
  return (
    <ul className="shares">
      {sharesOf(steps).map(({ id, name, hands, lots }) => (
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
