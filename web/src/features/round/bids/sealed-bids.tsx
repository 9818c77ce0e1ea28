import { useDeferredValue, useRef } from 'react';
import { useCommand } from '../../../platform/api/use-command';
import { graphql } from '../../../generated/gql';
import { Button } from '../../../ui/form/button';
import { Disclosure } from '../../../ui/disclosure';
import { printCount } from '../../../platform/i18n/count-noun';
import { printNumber } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import './bids-tray.css';
import { SealButtons } from '../../../ui/form/seal-buttons';
import { useSeat } from '../seat/seat';
import { composeBids } from '../../../platform/sealing/sealed-text';
import { useSeal } from '../seals/use-seal';
import { draftOf } from './use-sealed-bids';
import type { Bids } from './use-sealed-bids';

const SEAL_BIDS = graphql(`
  mutation SealBids($input: SealBidsInput!) {
    sealBids(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      secretAction {
        id
        ...SecretAction
      }
    }
  }
`);

const NOTHING: ReadonlyMap<number, number> = new Map();

type SealedBidsProps = {
  readonly bids: Bids;
  readonly lots: readonly { readonly id: string; readonly number: number }[];
  /** The viewer's sealed bids, by lot number. */
  readonly mySealed?: ReadonlyMap<number, number> | undefined;
};

/** The bids typed beside the lots, to be sealed together. */
export function SealedBids({ bids, lots, mySealed = NOTHING }: SealedBidsProps) {
  const { season, week, me, currency } = useSeat();
  const typedAs = draftOf(week);
  const place = { season, command: 'sealBids', secret: true, typedAs };
  const entrusting = useCommand(SEAL_BIDS, { ...place, cue: 'chip' });
  const own = useSeal(season, 'BIDS', typedAs);
  const heading = useRef<HTMLHeadingElement>(null);
  // Typed text paints first, and the tray afterwards.
  const shownAmounts = useDeferredValue(bids.amounts);
  if (!bids.canSeal || me === null) return null;
  const entriesOf = (amounts: Bids['amounts']) =>
    lots
      .map(({ id, number }) => ({ lotId: id, lot: number, amount: Number(amounts[id] ?? 0) }))
      .filter(({ amount }) => amount > 0);
  const entries = entriesOf(bids.amounts);
  const shown = entriesOf(shownAmounts);
  const total = shown.reduce((sum, { amount }) => sum + amount, 0);
  const sumOf = (amounts: readonly number[]): string =>
    t('seal.sum', {
      count: amounts.length,
      total: printNumber(amounts.reduce((sum, amount) => sum + amount, 0)),
      balance: printCount(me.balance, currency),
    });
  const done = (isDone: boolean): void => {
    if (isDone) bids.clear();
  };
  const entrust = async (): Promise<void> => {
    const chosen = entries.map(({ lotId, amount }) => ({ lotId, amount }));
    done((await entrusting.send({ seasonId: season, bids: chosen })) !== null);
  };
  const change = (): void => {
    bids.fill(amountsOf(lots, mySealed));
    // The pressed button goes, and would take the focus with it.
    heading.current?.focus();
  };
  return (
    <section className="tray bids-tray" data-typed={shown.length > 0} aria-labelledby="sealed-bids">
      <h3 id="sealed-bids" ref={heading} tabIndex={-1}>
        {t(shown.length === 0 && mySealed.size > 0 ? 'seal.title' : 'seal.toSeal')}
      </h3>
      {mySealed.size > 0 ? (
        <AlreadySealed
          sum={sumOf([...mySealed.values()])}
          isReplaced={shown.length > 0}
          onChange={change}
        />
      ) : (
        shown.length === 0 && <p className="quiet">{t('seal.empty')}</p>
      )}
      {shown.length > 0 && (
        <>
          <p className="bids-sum figures">{sumOf(shown.map(({ amount }) => amount))}</p>
          <BidChips bids={shown} />
          {total > me.balance && (
            <p className="outcome">{t('seal.tooMuch', { currency: currency.plural })}</p>
          )}
          <SealButtons
            name={t('seal.bids')}
            season={season}
            mutation="sealBids"
            commit="commitSecretAction"
            entrusting={entrusting.state}
            own={own.state}
            onEntrust={() => void entrust()}
            onOwn={() => void own.seal(composeBids(entries)).then(done)}
          />
        </>
      )}
    </section>
  );
}

type AlreadySealedProps = {
  readonly sum: string;
  /** True if typed bids would replace the sealed ones. */
  readonly isReplaced: boolean;
  readonly onChange: () => void;
};

/** The sum of the sealed bids, and the effect of sealing again. */
function AlreadySealed({ sum, isReplaced, onChange }: AlreadySealedProps) {
  return (
    <>
      <p>
        <span className="figures">{sum}</span> {t(isReplaced ? 'seal.replaces' : 'seal.again')}
      </p>
      {!isReplaced && <Button onClick={onChange}>{t('seal.change')}</Button>}
    </>
  );
}

type BidChipsProps = {
  readonly bids: readonly { readonly lot: number; readonly amount: number }[];
};

function BidChips({ bids }: BidChipsProps) {
  return (
    <Disclosure label={t('seal.title')} sign={t('seal.which')} fold>
      <ul className="row bids-chips">
        {bids.map(({ lot, amount }) => (
          <li key={lot} className="chip figures">
            {t('seal.entry', { number: lot, amount: printNumber(amount) })}
          </li>
        ))}
      </ul>
    </Disclosure>
  );
}

const amountsOf = (
  lots: SealedBidsProps['lots'],
  sealed: ReadonlyMap<number, number>,
): Bids['amounts'] =>
  Object.fromEntries(lots.map(({ id, number }) => [id, String(sealed.get(number) ?? '')]));
