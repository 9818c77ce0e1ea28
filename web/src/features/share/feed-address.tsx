import { useState } from 'react';
import { graphql } from '../../generated/gql';
import type { FeedKind } from '../../generated/graphql';
import { MutationButton } from '../../ui/form/mutation-button';
import { Address } from '../../ui/address';
import { t } from '../../platform/i18n/translate';

const CREATE_FEED_TOKEN = graphql(`
  mutation CreateFeedToken($input: CreateFeedTokenInput!) {
    createFeedToken(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      path
    }
  }
`);

type FeedAddressProps = {
  /** Null for the calendar of all the account's seasons. */
  readonly season: string | null;
  readonly kind: FeedKind;
  readonly name: string;
};

/**
 * A private address that other programs read without signing in. It shows only once, and `/me` can
 * revoke it.
 */
export function FeedAddress({ season, kind, name }: FeedAddressProps) {
  const [path, setPath] = useState<string | null>(null);
  if (path !== null) {
    return (
      <div role="status">
        <Address href={`${window.location.origin}${path}`} name={name} />
        <p className="quiet small">{t('share.secret')}</p>
      </div>
    );
  }
  return (
    <MutationButton
      document={CREATE_FEED_TOKEN}
      season={season}
      command={`createFeedToken:${kind}`}
      input={season === null ? { kind } : { seasonId: season, kind }}
      onDone={({ createFeedToken }) => setPath(createFeedToken.path)}
    >
      {name}
    </MutationButton>
  );
}
