import { useState } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../../generated/gql';
import { t } from '../../../platform/i18n/translate';
import { EffectsPreview } from './effects-preview';

const AHEAD = graphql(`
  query ProposalAhead($id: ID!) {
    node(id: $id) {
      id
      ... on Proposal {
        preview {
          ...Preview
        }
      }
    }
  }
`);

type ProposalPreviewProps = { readonly id: string; readonly season: string };

/** A preview of an undecided proposal, fetched when opened. */
export function ProposalPreview({ id, season }: ProposalPreviewProps) {
  const [open, setOpen] = useState(false);
  const [{ data, fetching }] = useQuery({
    query: AHEAD,
    variables: { id },
    pause: !open,
    requestPolicy: 'cache-and-network',
  });
  const preview = data?.node && 'preview' in data.node ? data.node.preview : null;
  return (
    <details className="try" onToggle={({ currentTarget }) => setOpen(currentTarget.open)}>
      <summary>{t('preview.title')}</summary>
      {fetching && preview === null && <p className="quiet">{t('house.loading')}</p>}
      {preview !== null && <EffectsPreview preview={preview} season={season} />}
    </details>
  );
}
