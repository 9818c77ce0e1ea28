import { useImperativeHandle, useRef, useState } from 'react';
import type { Ref } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import type { ContractFragment } from '../../../generated/graphql';
import { Button } from '../../../ui/form/button';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { printNumber } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { WITHDRAW } from './contract-mutations';
import type { ItemCounts } from '../seat/holding';
import { itemsOf } from '../seat/item-picker';
import { useSeat } from '../seat/seat';
import { StakeField } from '../../../ui/form/stake-field';

type Clause = ContractFragment['clauses'][number];
type NumberedClause = Clause & { readonly number: number };

type WithdrawOutcome = 'nothing' | 'done' | 'refused';

/** Withdraws the chosen items of one clause, and returns the outcome. */
type WithdrawHandle = { readonly take: () => Promise<WithdrawOutcome> };

/**
 * After several clauses the button shows the first of these outcomes that occurred. Each clause
 * shows its own refusal.
 */
const TOLD: readonly WithdrawOutcome[] = ['refused', 'done'];

type WithdrawProps = { readonly contract: ContractFragment; readonly isParty: boolean };

/**
 * The items that clauses let the viewer withdraw. The API takes all the chosen items of one clause
 * or none, so a choice from several clauses takes several mutations. Each clause shows its own
 * outcome.
 */
export function Withdraw({ contract, isParty }: WithdrawProps) {
  const { season, me } = useSeat();
  const clauses = useRef(new Map<number, WithdrawHandle>());
  const [state, setState] = useState<'idle' | 'sent' | WithdrawOutcome>('idle');
  const mine = contract.clauses.filter(
    (clause): clause is NumberedClause =>
      clause.number !== null &&
      (clause.to.length === 0 ? isParty : clause.to.some(({ id }) => id === me?.id)),
  );
  if (mine.length === 0) return null;
  const takeAll = async (): Promise<void> => {
    setState('sent');
    const taken = new Set<WithdrawOutcome>();
    for (const { number } of mine) {
      taken.add((await clauses.current.get(number)?.take()) ?? 'nothing');
    }
    setState(TOLD.find((end) => taken.has(end)) ?? 'nothing');
  };
  return (
    <>
      {mine.map((clause) => (
        <ClauseTake
          key={clause.number}
          ref={(taking: WithdrawHandle) => {
            clauses.current.set(clause.number, taking);
            return () => void clauses.current.delete(clause.number);
          }}
          contract={contract.id}
          clause={clause}
          onChoose={() => setState('idle')}
        />
      ))}
      <p className="act-way">
        <Button
          state={{ is: state === 'sent' || state === 'done' ? state : 'idle' }}
          onClick={() => void takeAll()}
        >
          {t('contracts.withdraw')}
        </Button>
        <OptionRule
          season={season}
          mutation="withdrawFromContract"
          input={{ contractId: contract.id }}
        />
      </p>
      {state === 'nothing' && (
        <p className="outcome" role="alert">
          {t('contracts.nothingChosen')}
        </p>
      )}
    </>
  );
}

type ClauseTakeProps = {
  readonly ref: Ref<WithdrawHandle>;
  readonly contract: string;
  readonly clause: NumberedClause;
  readonly onChoose: () => void;
};

const NOTHING: ItemCounts = {};

function ClauseTake({ ref, contract, clause, onChoose }: ClauseTakeProps) {
  const { season } = useSeat();
  const { number, items } = clause;
  const place = { season, command: `withdrawFromContract ${contract} ${number}` };
  const [chosen, setChosen, clear] = useDraft(place, NOTHING);
  const { state, send } = useCommand(WITHDRAW, place);
  const taken = itemsOf(chosen).filter(({ item }) => items.some((each) => each.item === item));
  const choose = (item: string, quantity: number): void => {
    setChosen({ ...chosen, [item]: quantity });
    onChoose();
  };
  const take = async (): Promise<WithdrawOutcome> => {
    if (taken.length === 0) return 'nothing';
    const input = { seasonId: season, contractId: contract, clause: number, items: taken };
    if ((await send(input)) === null) return 'refused';
    clear();
    return 'done';
  };
  useImperativeHandle(ref, () => ({ take }));
  return (
    <div className="picker" role="group" aria-label={t('contracts.byClause', { number })}>
      <p className="picker-label" aria-hidden="true">
        {t('contracts.byClause', { number })}
      </p>
      <div className="picker-items">
        {items.map(({ item, name, perWeek, total }) => (
          <span key={item} className="picker-amount">
            <StakeField
              label={t('market.quantity', { name })}
              value={String(chosen[item] ?? '')}
              onChange={(value) => choose(item, Number(value))}
            />
            <span className="small">
              {name} <Most of={perWeek ?? total} />
            </span>
          </span>
        ))}
      </div>
      <Outcome state={state} season={season} />
    </div>
  );
}

function Most({ of }: { readonly of: number | null }) {
  return of !== null && <span className="quiet figures">/ {printNumber(of)}</span>;
}
