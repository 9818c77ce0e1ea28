import { useQuery } from 'urql';
import { Link } from 'wouter';
import { graphql } from '../../../generated/gql';
import { EventText } from '../../../ui/event-text';
import { t } from '../../../platform/i18n/translate';

const LINE = graphql(`
  query CitedLine($season: ID!, $after: String!) {
    season(id: $season) {
      id
      journal(first: 1, after: $after) {
        nodes {
          __typename
          seq
          text
          facts
        }
      }
    }
  }
`);

type CitedThingsProps = {
  readonly season: string;
  readonly entries: readonly number[];
  readonly sections: readonly { readonly anchor: string; readonly title: string }[];
};

/** The citations of a request or ruling, as links. */
export function CitationLinks({ season, entries, sections }: CitedThingsProps) {
  if (entries.length + sections.length === 0) return null;
  return (
    <ul className="cited small" aria-label={t('cite.about')}>
      {sections.map(({ anchor, title }) => (
        <li key={anchor}>
          <Link href={`/s/${season}/rules#${anchor}`}>{t('cite.section', { title })}</Link>
        </li>
      ))}
      {entries.map((seq) => (
        <li key={seq}>
          <CitedLine season={season} seq={seq} />
        </li>
      ))}
    </ul>
  );
}

/** The event's sentence, or only its number if it is loading or hidden. */
function CitedLine({ season, seq }: { readonly season: string; readonly seq: number }) {
  const variables = { season, after: String(seq - 1) };
  const [{ data }] = useQuery({ query: LINE, variables });
  const event = data?.season?.journal.nodes[0];
  const isTold = event?.seq === seq && event.__typename !== 'HiddenEvent';
  return (
    <Link href={`/s/${season}/at/${seq}`}>
      {isTold ? <EventText event={event} /> : t('cite.line', { seq })}
    </Link>
  );
}
