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
import { MutationButton } from '../../../ui/form/mutation-button';
import { NextPages } from '../../../ui/list/next-pages';
import { RadioCards } from '../../../ui/form/radio-cards';
import { TextArea } from '../../../ui/form/text-area';
import { t } from '../../../platform/i18n/translate';
import { isOffered } from '../../../platform/is-offered';
import type { OfferedMutation } from '../../../platform/is-offered';
import { CitationPicker } from './citation-picker';
import { CitationLinks } from './citation-links';
import { citationInput, NO_CITATION } from './citation';
import { RulingView } from './ruling-view';
import { PastMoment } from '../layout/past-moment';

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
        anchor
        facts
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
        anchor
        facts
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
  readonly options: readonly OfferedMutation[];
};
type Request = RequestPageFragment['nodes'][number];

const pageIn = ({ season }: EarlierRequestsQuery): RequestPageFragment | null =>
  season !== null && 'judge' in season ? unmask(REQUEST_PAGE, season.judge.requests) : null;

/** The requests to the Judge, with their rulings. */
export function Requests({ office, season, options }: RequestsProps) {
  const latest = unmask(REQUEST_PAGE, unmask(REQUESTS, office).requests);
  const listOf = (requests: readonly Request[]): ReactNode =>
    requests.map((request) => (
      <article key={request.id} className="judge-line" id={`request-${request.number}`}>
        <p className="quiet small">
          {t('judge.request', { number: request.number })} · {request.player.name} ·{' '}
          {t(`judge.${request.kind}`)} · <PastMoment at={request.requestedAt} />
          {request.status === 'OPEN' && ` · ${t('judge.owed')}`}
          {request.status === 'SET_ASIDE' && ` · ${t('judge.setAside')}`}
        </p>
        <p>{request.words}</p>
        <CitationLinks season={season} entries={request.entries} sections={request.sections} />
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
      <h2 id="requests">{t('judge.requests')}</h2>
      {latest.nodes.length === 0 && <p className="quiet">{t('judge.noRequests')}</p>}
      {listOf(latest.nodes)}
      <NextPages previous={latest} query={EARLIER} variables={{ season }} pageOf={pageIn}>
        {listOf}
      </NextPages>
      {isOffered(options, 'requestJustice') && <AskJudge season={season} />}
    </section>
  );
}

const KINDS = (['QUESTION', 'STATEMENT'] as const).map((value) => ({
  value,
  name: t(`judge.${value}`),
}));

function AskJudge({ season }: { readonly season: string }) {
  const [text, setText, clear] = useDraft({ season, command: 'requestJustice' }, '');
  const [kind, setKind] = useState<JusticeRequestKind>('QUESTION');
  const [cited, cite, clearCited] = useDraft(
    { season, command: 'requestJustice cited' },
    NO_CITATION,
  );
  return (
    <div className="judge-line">
      <RadioCards label={t('judge.kind')} value={kind} of={KINDS} onChange={setKind} />
      <TextArea label={t('judge.words')} rows={3} value={text} onChange={setText} />
      <CitationPicker season={season} cited={cited} onChange={cite} />
      <MutationButton
        document={REQUEST_JUSTICE}
        season={season}
        command="requestJustice"
        input={{ seasonId: season, kind, text, ...citationInput(cited) }}
        onDone={() => {
          if (clear()) clearCited();
        }}
      >
        {t('judge.ask')}
      </MutationButton>
    </div>
  );
}

const VERDICTS = (['TRUE', 'FALSE'] as const).map((value) => ({
  value,
  name: t(`judge.${value}`),
}));

function Rule({ request, season }: { readonly request: Request; readonly season: string }) {
  const { id, number, kind } = request;
  const [text, setText, clear] = useDraft({ season, command: `issueRuling ${id}` }, '');
  const [verdict, setVerdict] = useState<Verdict>('TRUE');
  const [cited, cite, clearCited] = useDraft(
    { season, command: `issueRuling ${id} cited` },
    NO_CITATION,
  );
  const isStatement = kind === 'STATEMENT';
  return (
    <div className="stack">
      {isStatement && (
        <RadioCards
          label={t('judge.verdict')}
          value={verdict}
          of={VERDICTS}
          onChange={setVerdict}
        />
      )}
      <TextArea label={t('judge.rule', { number })} rows={3} value={text} onChange={setText} />
      <CitationPicker season={season} cited={cited} onChange={cite} />
      <MutationButton
        document={ISSUE_RULING}
        season={season}
        command={`issueRuling ${id}`}
        input={{
          ...{ seasonId: season, requestId: id, text, ...citationInput(cited) },
          ...(isStatement && { verdict }),
        }}
        look="act"
        onDone={() => {
          if (clear()) clearCited();
        }}
      >
        {t('judge.issue')}
      </MutationButton>
    </div>
  );
}
