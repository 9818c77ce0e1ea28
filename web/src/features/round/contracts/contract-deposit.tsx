import { useState } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import { Button } from '../../../ui/form/button';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { say } from '../../../platform/i18n/translate';
import { DEPOSIT } from './contract-mutations';
import { ItemPicker, itemsOf } from '../seat/item-picker';
import type { Chosen } from '../seat/holding';
import { useSeat } from '../seat/seat';

/** Lets any player give items to a contract, for nothing in return. */
export function Deposit({ contract }: { readonly contract: string }) {
  const { season, me } = useSeat();
  const place = { season, command: `depositIntoContract ${contract}` };
  const [open, setOpen] = useState(false);
  const [chosen, setChosen, clear] = useDraft<Chosen>(place, {});
  const { way, send } = useCommand(DEPOSIT, place);
  const deposit = async (): Promise<void> => {
    const input = { seasonId: season, contractId: contract, items: itemsOf(chosen) };
    if ((await send(input)) !== null) clear();
  };
  if (!open) {
    return (
      <p>
        <Button onClick={() => setOpen(true)}>{say('contracts.deposit')}</Button>
      </p>
    );
  }
  return (
    <>
      <ItemPicker
        label={say('market.youGive')}
        holdings={me?.holdings ?? []}
        chosen={chosen}
        onChange={setChosen}
      />
      <p className="row">
        <span className="act-way">
          <Button look="act" way={way} onClick={() => void deposit()}>
            {say('contracts.deposit')}
          </Button>
          <OptionRule
            season={season}
            mutation="depositIntoContract"
            input={{ contractId: contract }}
          />
        </span>
        <Outcome way={way} season={season} />
      </p>
    </>
  );
}
