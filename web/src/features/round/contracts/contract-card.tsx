import type { ReactNode } from 'react';
import type { ContractFragment } from '../../../generated/graphql';
import { MutationButton } from '../../../ui/form/mutation-button';
import { printAll } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import { ACCEPT_CONTRACT, DECLINE_CONTRACT } from './contract-mutations';
import { ContractChanges } from './contract-changes';
import { ContractDeposit } from './contract-deposit';
import { Withdraw } from './contract-withdraw';
import { HeldItems } from '../seat/held-items';
import { optionFor } from '../seat/seat-option';
import { ProposeChange } from './propose-change';
import { useSeat } from '../seat/seat';

type ContractProps = {
  readonly contract: ContractFragment;
  /** For a past round: the changes pending then, instead of today's. */
  readonly then?: ReactNode;
};

/** A contract: its parties, its text, and each clause as a sentence. */
export function ContractCard({ contract, then }: ContractProps) {
  const { me } = useSeat();
  const { id, terms, status, clauses, parties, holdings } = contract;
  const isParty = parties.some(({ player, until }) => player.id === me?.id && until === null);
  const names = printAll(parties.map(({ player }) => player.name));
  return (
    <article className="trade contract" data-status={status} id={`contract-${id}`}>
      <header className="lot-head">
        <h3>{t('contracts.between', { names })}</h3>
        <span className={status === 'IN_FORCE' ? 'may' : 'quiet'}>
          {t(`contracts.status.${status}`)}
        </span>
      </header>
      <p className="contract-terms">{terms}</p>
      <ol className="clauses">
        {clauses.map(({ number, text }) => (
          <li key={number ?? text}>{text}</li>
        ))}
      </ol>
      {status === 'OFFERED' && (
        <ul className="row">
          {parties.map(({ player: { id: player, name }, consentedAt }) => (
            <li key={player} className="chip">
              {t(consentedAt === null ? 'contracts.awaits' : 'contracts.consented', { name })}
            </li>
          ))}
        </ul>
      )}
      {holdings.length > 0 && <HeldItems items={holdings} />}
      <Answers contract={id} />
      {status === 'IN_FORCE' && (
        <>
          <Withdraw contract={contract} isParty={isParty} />
          {contract.changes.some((change) => change.status === 'PROPOSED') &&
            (then ?? <ContractChanges contract={id} />)}
          {me !== null && <ContractDeposit contract={id} />}
          {isParty && <ProposeChange contract={contract} />}
        </>
      )}
    </article>
  );
}

function Answers({ contract }: { readonly contract: string }) {
  const { season, options } = useSeat();
  const input = { seasonId: season, contractId: contract };
  const can = (mutation: string): boolean =>
    optionFor(options, mutation, 'contractId', contract) !== null;
  return (
    <p className="row">
      {can('acceptContract') && (
        <MutationButton
          document={ACCEPT_CONTRACT}
          season={season}
          command={`acceptContract ${contract}`}
          input={input}
          look="act"
        >
          {t('contracts.accept')}
        </MutationButton>
      )}
      {can('declineContract') && (
        <MutationButton
          document={DECLINE_CONTRACT}
          season={season}
          command={`declineContract ${contract}`}
          input={input}
        >
          {t('contracts.decline')}
        </MutationButton>
      )}
    </p>
  );
}
