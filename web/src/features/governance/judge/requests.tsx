import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDraft } from '../../../platform/api/draft';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type {
  EarlierRequestsQuery,
  JusticeRequestKind,
  RequestPageFragment,
  Verdict,
} from '../../../generated/graphql';
import { Act } from '../../../ui/form/mutation-button';
import { Earlier } from '../../../ui/list/next-pages';
import { Pick } from '../../../ui/form/radio-cards';
import { TextArea } from '../../../ui/form/text-area';
import { say } from '../../../platform/i18n/translate';
import { isOffered } from '../../../platform/is-offered';
import type { Offered } from '../../../platform/is-offered';
import { Cite } from './citation-picker';
import { CitedThings } from './citation-links';
import { citing, NOTHING_CITED } from './citation';
import { RulingView } from './ruling-view';
import { When } from '../layout/past-moment';

const REQUESTS = graphql(`
  fragment Requests on JudgeOffice {
    id
    requests(first: 25, order: NEWEST_FIRST) {
      ...RequestPage
    }
  }
`);
const REQUEST_PAGE = graphql(`
  fragment RequestPage on JusticeRequestConnection {
    nodes {
      id
      number
      kind
      words
      entries
      requestedAt
      status
      player {
        id
        name
      }
      sections {
        anchor
        title
      }
      rulings {
        id
        ...RulingView
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const EARLIER = graphql(`
  query EarlierRequests($season: ID!, $after: String!) {
    season(id: $season) {
      id
      ... on Round {
        judge {
          id
          requests(first: 25, order: NEWEST_FIRST, after: $after) {
            ...RequestPage
          }
        }
      }
    }
  }
`);
const REQUEST_JUSTICE = graphql(`
  mutation RequestJustice($input: RequestJusticeInput!) {
    requestJustice(input: $input) {
      refusal {
        code
        message
        rule
      }
      request {
        id
      }
    }
  }
`);
const ISSUE_RULING = graphql(`
  mutation IssueRuling($input: IssueRulingInput!) {
    issueRuling(input: $input) {
      refusal {
        code
        message
        rule
      }
      ruling {
        id
        ...RulingView
      }
    }
  }
`);

type RequestsProps = {
  readonly office: FragmentType<typeof REQUESTS>;
  readonly season: string;
  readonly options: readonly Offered[];
};
type Request = RequestPageFragment['nodes'][number];

const pageIn = ({ season }: EarlierRequestsQuery): RequestPageFragment | null =>
  season !== null && 'judge' in season ? unmask(REQUEST_PAGE, season.judge.requests) : null;

/** The requests to the Judge, with their rulings. */
export function Requests({ office, season, options }: RequestsProps) {
  const latest = unmask(REQUEST_PAGE, unmask(REQUESTS, office).requests);
  const told = (requests: readonly Request[]): ReactNode =>
    requests.map((request) => (
      <article key={request.id} className="judge-line" id={`request-${request.number}`}>
        <p className="quiet small">
          {say('judge.request', { number: request.number })} · {request.player.name} ·{' '}
          {say(`judge.${request.kind}`)} · <When at={request.requestedAt} />
          {request.status === 'OPEN' && ` · ${say('judge.owed')}`}
          {request.status === 'SET_ASIDE' && ` · ${say('judge.setAside')}`}
        </p>
        <p>{request.words}</p>
        <CitedThings season={season} entries={request.entries} sections={request.sections} />
        {request.rulings.map((ruling) => (
          <RulingView key={ruling.id} {...{ ruling, season, options }} />
        ))}
        {isOffered(options, 'issueRuling', 'requestId', request.id) && (
          <Rule request={request} season={season} />
        )}
      </article>
    ));
  return (
    <section className="panel" aria-labelledby="requests">
      <h2 id="requests">{say('judge.requests')}</h2>
      {latest.nodes.length === 0 && <p className="quiet">{say('judge.noRequests')}</p>}
      {told(latest.nodes)}
      <Earlier than={latest} query={EARLIER} variables={{ season }} pageOf={pageIn}>
        {told}
      </Earlier>
      {isOffered(options, 'requestJustice') && <AskJudge season={season} />}
    </section>
  );
}

const KINDS = (['QUESTION', 'STATEMENT'] as const).map((value) => ({
  value,
  name: say(`judge.${value}`),
}));

function AskJudge({ season }: { readonly season: string }) {
  const [text, setText, clear] = useDraft({ season, command: 'requestJustice' }, '');
  const [kind, setKind] = useState<JusticeRequestKind>('QUESTION');
  const [cited, cite, clearCited] = useDraft(
    { season, command: 'requestJustice cited' },
    NOTHING_CITED,
  );
  return (
    <div className="judge-line">
      <Pick label={say('judge.kind')} value={kind} of={KINDS} onChange={setKind} />
      <TextArea label={say('judge.words')} rows={3} value={text} onChange={setText} />
      <Cite season={season} cited={cited} onChange={cite} />
      <Act
        document={REQUEST_JUSTICE}
        season={season}
        command="requestJustice"
        input={{ seasonId: season, kind, text, ...citing(cited) }}
        onDone={() => {
          if (clear()) clearCited();
        }}
      >
        {say('judge.ask')}
      </Act>
    </div>
  );
}

const VERDICTS = (['TRUE', 'FALSE'] as const).map((value) => ({
  value,
  name: say(`judge.${value}`),
}));

function Rule({ request, season }: { readonly request: Request; readonly season: string }) {
  const { id, number, kind } = request;
  const [text, setText, clear] = useDraft({ season, command: `issueRuling ${id}` }, '');
  const [verdict, setVerdict] = useState<Verdict>('TRUE');
  const [cited, cite, clearCited] = useDraft(
    { season, command: `issueRuling ${id} cited` },
    NOTHING_CITED,
  );
  const isStatement = kind === 'STATEMENT';
  return (
    <div className="stack">
      {isStatement && (
        <Pick label={say('judge.verdict')} value={verdict} of={VERDICTS} onChange={setVerdict} />
      )}
      <TextArea label={say('judge.rule', { number })} rows={3} value={text} onChange={setText} />
      <Cite season={season} cited={cited} onChange={cite} />
      <Act
        document={ISSUE_RULING}
        season={season}
        command={`issueRuling ${id}`}
        input={{
          ...{ seasonId: season, requestId: id, text, ...citing(cited) },
          ...(isStatement && { verdict }),
        }}
        look="act"
        onDone={() => {
          if (clear()) clearCited();
        }}
      >
        {say('judge.issue')}
      </Act>
    </div>
  );
}
