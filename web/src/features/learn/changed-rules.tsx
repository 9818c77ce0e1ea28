import { useQuery } from 'urql';
import { Link, useSearchParams } from 'wouter';
import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';

const CHANGED = graphql(`
  query ChangedRules($season: ID!, $edition: ID!) {
    season(id: $season) {
      id
      kind
      ruleset {
        id
        digest
      }
    }
    edition(id: $edition) {
      id
      digest
    }
  }
`);

/** A note for visitors from a season whose rules differ from the edition's. */
export function ChangedRules({ edition }: { readonly edition: string }) {
  const [search] = useSearchParams();
  const id = search.get('season');
  const [{ data }] = useQuery({
    query: CHANGED,
    variables: { season: id ?? '', edition },
    pause: id === null,
  });
  const season = data?.season ?? null;
  const written = data?.edition ?? null;
  if (season === null || written === null) return null;
  if (season.ruleset.digest === written.digest) return null;
  return (
    <p className="outcome">
      {t('learn.changed')}{' '}
      <Link href={`/${season.kind === 'ROUND' ? 's' : 'd'}/${season.id}/rules`}>
        {t('learn.changedLink')}
      </Link>
    </p>
  );
}
