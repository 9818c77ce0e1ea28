import { useState } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import type { CommandState } from '../../../platform/api/use-command';
import type { FormValues } from '../../rules-editor';
import type { ContractFragment } from '../../../generated/graphql';
import { Button } from '../../../ui/form/button';
import { SelectField } from '../../../ui/form/select-field';
import { OptionRule } from '../../../ui/form/option-rule';
import { Outcome } from '../../../ui/form/outcome';
import { TextArea } from '../../../ui/form/text-area';
import { t } from '../../../platform/i18n/translate';
import { Clauses, Shares } from './clause-form';
import { clauseOf, shareOf, typedClause } from './clause-shape';
import { PROPOSE_CHANGE } from './contract-mutations';
import { useSeat } from '../seat/seat';

type ContractProps = { readonly contract: ContractFragment };
type ChangeProps = ContractProps & { readonly onDone: () => void };

/** Proposes to end a contract, with shares of its items, or to change its text and clauses. */
export function ProposeChange({ contract }: ContractProps) {
  const [proposing, setProposing] = useState<'amend' | 'end' | null>(null);
  const done = (): void => setProposing(null);
  if (proposing === 'amend') return <Amend contract={contract} onDone={done} />;
  if (proposing === 'end') return <ProposeEnd contract={contract} onDone={done} />;
  return (
    <p className="row">
      <Button look="quiet" onClick={() => setProposing('amend')}>
        {t('contracts.amend')}
      </Button>
      <Button look="quiet" onClick={() => setProposing('end')}>
        {t('contracts.end')}
      </Button>
    </p>
  );
}

const present = ({ parties }: ContractFragment) =>
  parties
    .filter(({ until }) => until === null)
    .map(({ player: { id, name } }) => ({ value: id, name }));

const NO_SHARES: readonly FormValues[] = [];

/** Proposes the end with optional shares; one party gets the rest. */
function ProposeEnd({ contract, onDone }: ChangeProps) {
  const { id, holdings } = contract;
  const { season, me } = useSeat();
  const place = { season, command: `proposeContractChange ${id} end` };
  const [shares, setShares, clear] = useDraft(place, NO_SHARES);
  const [restTo, setRestTo] = useState(me?.id ?? '');
  const { state, send } = useCommand(PROPOSE_CHANGE, place);
  const people = present(contract);
  const leave = (): void => {
    if (clear()) onDone();
  };
  const propose = async (): Promise<void> => {
    const end = { shares: shares.map(shareOf), restTo };
    if ((await send({ seasonId: season, contractId: id, end })) !== null) leave();
  };
  return (
    <section className="tray" aria-label={t('contracts.end')}>
      {holdings.length > 0 && (
        <Shares
          people={people}
          items={holdings.map(({ item, name }) => ({ value: item, name }))}
          shares={shares}
          onChange={setShares}
        />
      )}
      <SelectField label={t('contracts.restTo')} value={restTo} of={people} onChange={setRestTo} />
      <Proposing contract={id} state={state} onPropose={propose} onLeave={leave} />
    </section>
  );
}

type ProposingProps = {
  readonly contract: string;
  readonly state: CommandState;
  readonly onPropose: () => Promise<void>;
  readonly onLeave: () => void;
};

/** Sends the proposal to the other parties, or cancels it. */
function Proposing({ contract, state, onPropose, onLeave }: ProposingProps) {
  const { season } = useSeat();
  const input = { contractId: contract };
  return (
    <p className="row">
      <span className="act-way">
        <Button look="act" state={state} onClick={() => void onPropose()}>
          {t('contracts.propose')}
        </Button>
        <OptionRule season={season} mutation="proposeContractChange" input={input} />
      </span>
      <Button look="quiet" onClick={onLeave}>
        {t('contracts.leaveAsIs')}
      </Button>
      <Outcome state={state} season={season} />
    </p>
  );
}

type AmendDraft = { readonly terms: string; readonly clauses: readonly FormValues[] };

/** Edits or removes existing clauses, adds new ones, and changes the text. */
function Amend({ contract, onDone }: ChangeProps) {
  const { id, terms, clauses } = contract;
  const { season } = useSeat();
  const place = { season, command: `proposeContractChange ${id} amend` };
  const [draft, setDraft, clear] = useDraft<AmendDraft>(
    { season, command: `${place.command} drafted` },
    { terms, clauses: clauses.map(typedClause) },
  );
  const { state, send } = useCommand(PROPOSE_CHANGE, place);
  const leave = (): void => {
    if (clear()) onDone();
  };
  const propose = async (): Promise<void> => {
    const amend = { terms: draft.terms, clauses: draft.clauses.map(clauseOf) };
    if ((await send({ seasonId: season, contractId: id, amend })) !== null) leave();
  };
  return (
    <section className="tray" aria-label={t('contracts.amend')}>
      <TextArea
        label={t('contracts.terms')}
        value={draft.terms}
        onChange={(changed) => setDraft({ ...draft, terms: changed })}
      />
      <Clauses
        season={season}
        parties={present(contract).map(({ value }) => value)}
        clauses={draft.clauses}
        onChange={(changed) => setDraft({ ...draft, clauses: changed })}
      />
      <Proposing contract={id} state={state} onPropose={propose} onLeave={leave} />
    </section>
  );
}
