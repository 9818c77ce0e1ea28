import { useState } from 'react';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import { Loading } from '../../ui/loading';
import { CONTRACT_CHANGE, ContractChange } from '../round';
import { t } from '../../platform/i18n/translate';
import { usePastQuery } from './use-past-query';
import type { JournalMoment } from './use-past-query';

const CHANGES = graphql(`
  query ChangesThen($season: ID!, $seq: Int!, $after: String) {
    season(id: $season, atSeq: $seq) {
      __typename
      id
      ... on Round {
        contracts(status: IN_FORCE, first: 1, order: NEWEST_FIRST, after: $after) {
          nodes {
            id
            changes {
              id
              ...ContractChange
            }
          }
        }
      }
    }
  }
`);

type PastChangesProps = JournalMoment & {
  readonly contract: string;
  /** The cursor of the previous contract in force; null for the first. */
  readonly after: string | null;
};

/** A note of a pending change. The change loads when the note is opened. */
export function PastChanges(props: PastChangesProps) {
  const [open, setOpen] = useState(false);
  return (
    <details onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary className="quiet">{t('contracts.changing')}</summary>
      {open && <Changes {...props} />}
    </details>
  );
}

function Changes({ contract, ...moment }: PastChangesProps) {
  const round = usePastQuery(CHANGES, moment)?.season;
  if (round?.__typename !== 'Round') return <Loading />;
  const changes = round.contracts.nodes.find(({ id }) => id === contract)?.changes ?? [];
  return unmask(CONTRACT_CHANGE, changes)
    .filter(({ status }) => status === 'PROPOSED')
    .map((change) => <ContractChange key={change.id} change={change} />);
}
