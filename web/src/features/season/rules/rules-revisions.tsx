import { Link } from 'wouter';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { useNow } from '../../../platform/live/use-now';
import { printMoment } from '../../../platform/i18n/format';
import { t } from '../../../platform/i18n/translate';

const REVISIONS = graphql(`
  fragment RulesRevisions on Season {
    id
    revisions(first: 100, order: NEWEST_FIRST) {
      nodes {
        id
        revision
        adoptedAt
      }
    }
  }
`);

type RulesRevisionsProps = {
  readonly season: FragmentType<typeof REVISIONS>;
  /** The address of the rules in force. */
  readonly at: string;
  /** The revision on the page; null for the revision in force. */
  readonly shown: number | null;
};

/** Links to the revisions, newest first; nothing if there is only one. */
export function RulesRevisions({ season, at, shown }: RulesRevisionsProps) {
  const { nodes } = unmask(REVISIONS, season).revisions;
  const now = useNow(60_000);
  if (nodes.length < 2) return null;
  return (
    <nav className="rules-revisions" aria-label={t('rules.book')}>
      <h2>{t('rules.book')}</h2>
      <ol>
        {nodes.map(({ id, revision, adoptedAt }) => (
          <li key={id}>
            <Link
              href={`${at}?revision=${revision}`}
              aria-current={revision === shown ? 'page' : undefined}
            >
              {t('rules.revision', { revision })}
            </Link>{' '}
            <time dateTime={adoptedAt} className="quiet figures">
              {printMoment(Date.parse(adoptedAt), now)}
            </time>
          </li>
        ))}
      </ol>
    </nav>
  );
}
