import { useState } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import { Button } from '../../../ui/form/button';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { t } from '../../../platform/i18n/translate';
import { DEPOSIT } from './contract-mutations';
import { ItemPicker, itemsOf } from '../seat/item-picker';
import type { ItemCounts } from '../seat/holding';
import { useSeat } from '../seat/seat';

/** A form for gifts to a contract, open to any player. */
export function ContractDeposit({ contract }: { readonly contract: string }) {
  const { season, me } = useSeat();
  const place = { season, command: `depositIntoContract ${contract}` };
  const [open, setOpen] = useState(false);
  const [chosen, setChosen, clear] = useDraft<ItemCounts>(place, {});
  const { state, send } = useCommand(DEPOSIT, place);
  const deposit = async (): Promise<void> => {
    const input = { seasonId: season, contractId: contract, items: itemsOf(chosen) };
    if ((await send(input)) !== null) clear();
  };
  if (!open) {
    return (
      <p>
        <Button onClick={() => setOpen(true)}>{t('contracts.deposit')}</Button>
      </p>
    );
  }
  return (
    <>
      <ItemPicker
        label={t('market.youGive')}
        holdings={me?.holdings ?? []}
        chosen={chosen}
        onChange={setChosen}
      />
      <p className="row">
        <span className="act-way">
          <Button look="act" state={state} onClick={() => void deposit()}>
            {t('contracts.deposit')}
          </Button>
          <OptionRule
            season={season}
            mutation="depositIntoContract"
            input={{ contractId: contract }}
          />
        </span>
        <Outcome state={state} season={season} />
      </p>
    </>
  );
}
