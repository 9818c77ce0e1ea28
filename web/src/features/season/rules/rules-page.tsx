import { useQuery } from 'urql';
import { Link, useSearchParams } from 'wouter';
import { Unavailable } from '../../../ui/unavailable';
import { useTitle } from '../../../platform/use-title';
import { graphql } from '../../../generated/gql';
import { t } from '../../../platform/i18n/translate';
import { RulesBook } from './rules-book';
import { RulesDifference } from './rules-difference';
import { RulesRevisions } from './rules-revisions';
import { SeasonClock } from '../../../ui/season-clock';
import { SeasonTop } from '../head/season-top';
import './rules.css';

const RULES = graphql(`
  query Rules($season: ID!) {
    season(id: $season) {
      id
      name
      kind
      ruleset {
        id
        title
        ...RulesBook
      }
      ...RulesRevisions
      ...SeasonTop
      ...SeasonClock
    }
  }
`);

const REVISION = graphql(`
  query RulesRevision($season: ID!, $from: Int!, $to: Int!) {
    season(id: $season) {
      id
      ... on Round {
        rulesetDifference(from: $from, to: $to) {
          after {
            id
            ...RulesBook
          }
          ...RulesDifference
        }
      }
      ... on Dynasty {
        rulesetDifference(from: $from, to: $to) {
          after {
            id
            ...RulesBook
          }
          ...RulesDifference
        }
      }
    }
  }
`);

/**
 * The rules as a book, each section with the address that refusals and options cite: the rules in
 * force, or with `?revision=2` that revision and its changes.
 */
export function RulesPage({ season: id }: { readonly season: string }) {
  const [search] = useSearchParams();
  const asked = search.get('revision');
  const revision = numberOf(asked);
  const [{ data, fetching, error }] = useQuery({ query: RULES, variables: { season: id } });
  const [then] = useQuery({
    query: REVISION,
    variables: { season: id, from: Math.max(1, revision - 1), to: revision },
    pause: revision === 0,
  });
  const season = data?.season ?? null;
  useTitle(season === null ? null : `${season.name} · ${season.ruleset.title}`);
  const difference = revision === 0 ? null : (then.data?.season?.rulesetDifference ?? null);
  const ruleset = asked === null ? season?.ruleset : difference?.after;
  if (season === null) {
    if (fetching) return <p className="quiet">{t('house.loading')}</p>;
    return <Unavailable error={error} title={t('season.gone')} />;
  }
  const at = `/${season.kind === 'DYNASTY' ? 'd' : 's'}/${id}/rules`;
  return (
    <SeasonClock season={season}>
      <SeasonTop season={season} />
      <article className="rules">
        <h2 className="rules-title">{season.ruleset.title}</h2>
        <RulesRevisions season={season} at={at} shown={asked === null ? null : revision} />
        {asked !== null && (
          <p>
            <Link href={at}>{t('rules.present')}</Link>
          </p>
        )}
        {then.fetching && asked !== null && <p className="quiet">{t('house.loading')}</p>}
        {!then.fetching && asked !== null && difference === null && (
          <p role="alert">{t('rules.noRevision', { revision: asked })}</p>
        )}
        {difference !== null && revision > 1 && <RulesDifference difference={difference} />}
        {ruleset !== undefined && <RulesBook ruleset={ruleset} />}
      </article>
    </SeasonClock>
  );
}

/** The number of a revision; 0 for an invalid text. */
const numberOf = (asked: string | null): number =>
  asked !== null && /^[1-9]\d{0,8}$/.test(asked) ? Number(asked) : 0;
