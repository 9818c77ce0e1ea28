import { useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import type { ContractFragment } from '../../../generated/graphql';
import { Button } from '../../../ui/form/button';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { printNumber } from '../../../platform/i18n/format';
import { say } from '../../../platform/i18n/translate';
import { WITHDRAW } from './contract-mutations';
import type { Chosen } from '../seat/holding';
import { itemsOf } from '../seat/item-picker';
import { useSeat } from '../seat/seat';
import { StakeField } from '../../../ui/form/stake-field';

type Clause = ContractFragment['clauses'][number];
type Numbered = Clause & { readonly number: number };

type Taken = 'nothing' | 'done' | 'refused';

/** Sends what was chosen of one clause, and returns the outcome. */
type Taking = { readonly take: () => Promise<Taken> };

/** The outcome shown on the button after several clauses: each refusal shows at its clause. */
const TOLD: readonly Taken[] = ['refused', 'done'];

type WithdrawProps = { readonly contract: ContractFragment; readonly isParty: boolean };

/**
 * The items that clauses let the viewer withdraw. The API takes the items of one clause at once,
 * all or none: a choice from several goes clause by clause, and each shows its own outcome.
 */
export function Withdraw({ contract, isParty }: WithdrawProps) {
  const { season, me } = useSeat();
  const clauses = useRef(new Map<number, Taking>());
  const [way, setWay] = useState<'idle' | 'sent' | Taken>('idle');
  const mine = contract.clauses.filter(
    (clause): clause is Numbered =>
      clause.number !== null &&
      (clause.to.length === 0 ? isParty : clause.to.some(({ id }) => id === me?.id)),
  );
  if (mine.length === 0) return null;
  const takeAll = async (): Promise<void> => {
    setWay('sent');
    const taken = new Set<Taken>();
    for (const { number } of mine) {
      taken.add((await clauses.current.get(number)?.take()) ?? 'nothing');
    }
    setWay(TOLD.find((end) => taken.has(end)) ?? 'nothing');
  };
  return (
    <>
      {mine.map((clause) => (
        <ClauseTake
          key={clause.number}
          ref={(taking: Taking) => {
            clauses.current.set(clause.number, taking);
            return () => void clauses.current.delete(clause.number);
          }}
          contract={contract.id}
          clause={clause}
          onChoose={() => setWay('idle')}
        />
      ))}
      <p className="act-way">
        <Button
          way={{ is: way === 'sent' || way === 'done' ? way : 'idle' }}
          onClick={() => void takeAll()}
        >
          {say('contracts.withdraw')}
        </Button>
        <OptionRule
          season={season}
          mutation="withdrawFromContract"
          input={{ contractId: contract.id }}
        />
      </p>
      {way === 'nothing' && (
        <p className="outcome" role="alert">
          {say('contracts.nothingChosen')}
        </p>
      )}
    </>
  );
}

type ClauseTakeProps = {
  readonly ref: Ref<Taking>;
  readonly contract: string;
  readonly clause: Numbered;
  readonly onChoose: () => void;
};

const NOTHING: Chosen = {};

function ClauseTake({ ref, contract, clause, onChoose }: ClauseTakeProps) {
  const { season } = useSeat();
  const { number, items } = clause;
  const place = { season, command: `withdrawFromContract ${contract} ${number}` };
  const [chosen, setChosen, clear] = useDraft(place, NOTHING);
  const { way, send } = useCommand(WITHDRAW, place);
  const taken = itemsOf(chosen).filter(({ item }) => items.some((each) => each.item === item));
  const choose = (item: string, quantity: number): void => {
    setChosen({ ...chosen, [item]: quantity });
    onChoose();
  };
  const take = async (): Promise<Taken> => {
    if (taken.length === 0) return 'nothing';
    const input = { seasonId: season, contractId: contract, clause: number, items: taken };
    if ((await send(input)) === null) return 'refused';
    clear();
    return 'done';
  };
  useImperativeHandle(ref, () => ({ take }));
  return (
    <div className="picker" role="group" aria-label={say('contracts.byClause', { number })}>
      <p className="picker-label" aria-hidden="true">
        {say('contracts.byClause', { number })}
      </p>
      <div className="picker-items">
        {items.map(({ item, name, perWeek, total }) => (
          <span key={item} className="picker-amount">
            <StakeField
              label={say('market.quantity', { name })}
              value={String(chosen[item] ?? '')}
              onChange={(value) => choose(item, Number(value))}
            />
            <span className="small">
              {name} <Most of={perWeek ?? total} />
            </span>
          </span>
        ))}
      </div>
      <Outcome way={way} season={season} />
    </div>
  );
}

function Most({ of }: { readonly of: number | null }) {
  return of !== null && <span className="quiet figures">/ {printNumber(of)}</span>;
}
