import type { ReactNode } from 'react';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type {
  EarlierTermsQuery,
  OfficeFragment,
  TermPageFragment,
} from '../../../generated/graphql';
import { MutationButton } from '../../../ui/form/mutation-button';
import { Deadline } from '../../../ui/deadline';
import { NextPages } from '../../../ui/list/next-pages';
import { useNow } from '../../../platform/live/use-now';
import { printMoment } from '../../../platform/i18n/format';
import { printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import { isOffered } from '../../../platform/is-offered';
import type { OfferedMutation } from '../../../platform/is-offered';

const OFFICE = graphql(`
  fragment Office on JudgeOffice {
    id
    seats
    sitting {
      id
      startedAt
      until
      candidacy {
        id
        endorsements
      }
      player {
        id
        name
      }
    }
    removals {
      needed
      judge {
        id
        name
      }
      assents {
        id
        name
      }
    }
    terms(first: 20, order: NEWEST_FIRST) {
      ...TermPage
    }
  }
`);
const TERM_PAGE = graphql(`
  fragment TermPage on JudgeTermConnection {
    nodes {
      id
      startedAt
      endedAt
      ending
      player {
        id
        name
      }
    }
    pageInfo {
      hasNextPage
      endCursor
    }
  }
`);
const EARLIER = graphql(`
  query EarlierTerms($season: ID!, $after: String!) {
    season(id: $season) {
      id
      ... on Round {
        judge {
          id
          terms(first: 20, order: NEWEST_FIRST, after: $after) {
            ...TermPage
          }
        }
      }
    }
  }
`);
const RESIGN_AS_JUDGE = graphql(`
  mutation ResignAsJudge($input: ResignAsJudgeInput!) {
    resignAsJudge(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      judge {
        id
        ...Office
      }
    }
  }
`);
const ASSENT_TO_REMOVAL = graphql(`
  mutation AssentToJudgeRemoval($input: AssentToJudgeRemovalInput!) {
    assentToJudgeRemoval(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      judge {
        id
        ...Office
      }
    }
  }
`);

type OfficeProps = {
  readonly office: FragmentType<typeof OFFICE>;
  readonly season: string;
  readonly options: readonly OfferedMutation[];
  /** Further actions for the office. */
  readonly children?: ReactNode;
};

export function JudgeOffice({ office, season, options, children }: OfficeProps) {
  const { seats, sitting, removals, terms } = unmask(OFFICE, office);
  const now = useNow(60_000);
  const input = { seasonId: season };
  return (
    <section className="panel judge-office" aria-labelledby="office">
      <h2 id="office">{heading(seats, sitting)}</h2>
      {sitting.map((term) => (
        <p key={term.id} className="quiet">
          {sitting.length > 1 && `${term.player.name} `}
          {t('judge.since', { when: printMoment(Date.parse(term.startedAt), now) })}
          {', '}
          {term.candidacy === null
            ? t('judge.appointed')
            : t('judge.elected', { count: term.candidacy.endorsements })}
          {term.until !== null && (
            <>
              {', '}
              <Deadline at={term.until} what={t('judge.termUntil')} />
            </>
          )}
        </p>
      ))}
      {removals.map((removal) => (
        <p key={removal.judge.id} className="due">
          <span>
            {t('judge.removal', {
              count: removal.assents.length,
              needed: removal.needed,
              name: removal.judge.name,
            })}
          </span>{' '}
          {': '}
          {printList(removal.assents.map(({ name }) => name))}
        </p>
      ))}
      {isOffered(options, 'resignAsJudge') && (
        <MutationButton
          document={RESIGN_AS_JUDGE}
          season={season}
          command="resignAsJudge"
          input={input}
        >
          {t('judge.resign')}
        </MutationButton>
      )}
      {sitting
        .filter(({ player }) => isOffered(options, 'assentToJudgeRemoval', 'playerId', player.id))
        .map(({ player }) => (
          <MutationButton
            key={player.id}
            document={ASSENT_TO_REMOVAL}
            season={season}
            command={`assentToJudgeRemoval ${player.id}`}
            input={{ ...input, playerId: player.id }}
            look="quiet"
          >
            {seats > 1 ? t('judge.removeOne', { name: player.name }) : t('judge.remove')}
          </MutationButton>
        ))}
      {children}
      <Former season={season} terms={unmask(TERM_PAGE, terms)} />
    </section>
  );
}

const pageIn = ({ season }: EarlierTermsQuery): TermPageFragment | null =>
  season !== null && 'judge' in season ? unmask(TERM_PAGE, season.judge.terms) : null;

type FormerProps = { readonly season: string; readonly terms: TermPageFragment };

/** The former holders, with the reasons why their terms ended. */
function Former({ season, terms }: FormerProps) {
  const { nodes, pageInfo } = terms;
  if (!pageInfo.hasNextPage && nodes.every(({ endedAt }) => endedAt === null)) return null;
  return (
    <details className="small">
      <summary>{t('judge.former')}</summary>
      <Over terms={nodes} />
      <NextPages previous={terms} query={EARLIER} variables={{ season }} pageOf={pageIn}>
        {(earlier) => <Over terms={earlier} />}
      </NextPages>
    </details>
  );
}

function Over({ terms }: { readonly terms: TermPageFragment['nodes'] }) {
  const now = useNow(60_000);
  const over = terms.flatMap(({ endedAt, ending, ...term }) =>
    endedAt === null || ending === null ? [] : [{ ...term, endedAt, ending }],
  );
  const printed = (at: string): string => printMoment(Date.parse(at), now);
  return (
    <ul>
      {over.map(({ id, player, startedAt, endedAt, ending }) => (
        <li key={id}>
          {t('judge.formerTerm', {
            name: player.name,
            from: printed(startedAt),
            to: printed(endedAt),
            why: t(`judge.ending.${ending}`),
          })}
        </li>
      ))}
    </ul>
  );
}

/** The holder's name, or the number of occupied seats. */
function heading(seats: number, sitting: OfficeFragment['sitting']): string {
  const [first] = sitting;
  if (seats === 0) return t('judge.none');
  if (first === undefined) return t('judge.vacant');
  if (seats === 1) return t('judge.is', { name: first.player.name });
  return t('judge.bench', { count: sitting.length, seats });
}
