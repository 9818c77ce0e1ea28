import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { ContractChangeFragment } from '../../../generated/graphql';
import { MutationButton } from '../../../ui/form/mutation-button';
import { printAmounts } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';
import { CONSENT } from './contract-mutations';
import { CONTRACT_CHANGE } from './contract-fragments';
import { fieldOf } from '../../../platform/offered-option';
import { optionFor } from '../seat/seat-option';
import { useSeat } from '../seat/seat';

const CHANGES = graphql(`
  query ContractChanges($contract: ID!) {
    node(id: $contract) {
      __typename
      id
      ... on Contract {
        changes {
          id
          ...ContractChange
        }
      }
    }
  }
`);

/** The proposed changes, with their missing consents; fetched only if a change exists. */
export function ContractChanges({ contract }: { readonly contract: string }) {
  const [{ data }] = useQuery({ query: CHANGES, variables: { contract } });
  if (data?.node?.__typename !== 'Contract') return null;
  return unmask(CONTRACT_CHANGE, data.node.changes)
    .filter(({ status }) => status === 'PROPOSED')
    .map((change) => <ContractChange key={change.id} change={change} />);
}

/** A proposed change, with the viewer's possible answers. */
export function ContractChange({ change }: { readonly change: ContractChangeFragment }) {
  const { season, options } = useSeat();
  const { id, kind, proposer, clause, terms, clauses, shares, restTo, awaited } = change;
  const option = optionFor(options, 'consentToContractChange', 'changeId', id);
  // The proposer can only withdraw the change.
  const answers = fieldOf(option?.input, 'consent') === false ? [false] : [true, false];
  return (
    <div className="tray">
      <p>{t(`contracts.change.${kind}`, { name: proposer.name, clause: clause ?? '' })}</p>
      {terms !== null && <p className="contract-terms">{terms}</p>}
      <ul className="clauses">
        {clauses.map(({ text }) => (
          <li key={text}>{text}</li>
        ))}
        {shares.map(({ player, items }) => (
          <li key={player.id}>
            {t('contracts.share', {
              name: player.name,
              items: printAmounts(items),
            })}
          </li>
        ))}
        {restTo !== null && <li>{t('contracts.rest', { name: restTo.name })}</li>}
        {awaited.map(({ id: player, name }) => (
          <li key={player} className="quiet">
            {t('contracts.awaits', { name })}
          </li>
        ))}
      </ul>
      {option !== null && (
        <p className="row">
          {answers.map((consent) => (
            <MutationButton
              key={String(consent)}
              document={CONSENT}
              season={season}
              command={`consentToContractChange ${id} ${consent}`}
              input={{ seasonId: season, changeId: id, consent }}
              look={consent ? 'act' : 'plain'}
            >
              {t(answerOf(consent, answers.length === 1))}
            </MutationButton>
          ))}
        </p>
      )}
    </div>
  );
}

function answerOf(consent: boolean, isOwn: boolean) {
  if (isOwn) return 'contracts.takeBack';
  return consent ? 'contracts.accept' : 'contracts.decline';
}
