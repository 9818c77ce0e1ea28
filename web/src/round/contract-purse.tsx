import { useState } from 'react';
import { useDraft } from '../api/draft';
import { useCommand } from '../api/use-command';
import type { ContractFragment } from '../generated/graphql';
import { Button } from '../kit/button';
import { OptionRule } from '../kit/option-rule';
import { Outcome } from '../kit/outcome';
import { say } from '../words/words';
import { DEPOSIT, WITHDRAW } from './contract-acts';
import { ItemPicker, itemsOf } from './item-picker';
import type { Chosen } from './holding';
import { useSeat } from './seat';
import { StakeField } from './stake-field';

/** Any player may give a contract items, for nothing in return. */
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

type WithdrawProps = { readonly contract: ContractFragment; readonly isParty: boolean };

/** What the clauses let me take, each with how much. */
export function Withdraw({ contract, isParty }: WithdrawProps) {
  const { me } = useSeat();
  const mine = contract.clauses.filter(({ to }) =>
    to.length === 0 ? isParty : to.some(({ id }) => id === me?.id),
  );
  return (
    <ul className="row">
      {mine.flatMap(({ number, items }) =>
        number === null
          ? []
          : items.map(({ item, name, perWeek, total }) => (
              <li key={`${number} ${item}`}>
                <Take
                  contract={contract.id}
                  clause={number}
                  item={item}
                  name={name}
                  most={perWeek ?? total ?? 1}
                />
              </li>
            )),
      )}
    </ul>
  );
}

type TakeProps = {
  readonly contract: string;
  readonly clause: number;
  readonly item: string;
  readonly name: string;
  readonly most: number;
};

function Take({ contract, clause, item, name, most }: TakeProps) {
  const { season } = useSeat();
  const place = { season, command: `withdrawFromContract ${contract} ${clause} ${item}` };
  const [amount, setAmount, clear] = useDraft(place, String(most));
  const { way, send } = useCommand(WITHDRAW, place);
  const take = async (): Promise<void> => {
    const items = [{ item, quantity: Number(amount) }];
    if ((await send({ seasonId: season, contractId: contract, clause, items })) !== null) clear();
  };
  return (
    <span className="row">
      <StakeField label={say('market.quantity', { name })} value={amount} onChange={setAmount} />
      <span className="act-way">
        <Button way={way} onClick={() => void take()}>
          {say('contracts.withdraw', { name })}
        </Button>
        <OptionRule
          season={season}
          mutation="withdrawFromContract"
          input={{ contractId: contract }}
        />
      </span>
      <Outcome way={way} season={season} />
    </span>
  );
}
