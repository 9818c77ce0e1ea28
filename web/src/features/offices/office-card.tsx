import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { OfficeCardFragment } from '../../generated/graphql';
import { isOffered } from '../../platform/is-offered';
import type { OfferedMutation } from '../../platform/is-offered';
import { MutationButton } from '../../ui/form/mutation-button';
import { Deadline } from '../../ui/deadline';
import { Markdown } from '../../ui/markdown';
import { PlayerName } from '../../ui/player-name';
import { useNow } from '../../platform/live/use-now';
import { printMoment } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';
import { Appointment } from './appointment';
import { Correction } from './correction';
import type { CORRECTION } from './correction';
import { Election } from './election';
import type { Person } from './person';
import { Reminder } from './reminder';

const OFFICE = graphql(`
  fragment OfficeCard on Office {
    code
    title
    text
    filledBy
    holder {
      id
      ...PlayerName
    }
    since
    until
    renewableAt
    powers
    ...Election
  }
`);
const RESIGN = graphql(`
  mutation ResignOffice($input: ResignOfficeInput!) {
    resignOffice(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      seq
    }
  }
`);

type OfficeCardProps = {
  readonly office: FragmentType<typeof OFFICE>;
  readonly season: string;
  /** The players who can hold the office. */
  readonly people: readonly Person[];
  readonly options: readonly OfferedMutation[];
  /** The viewer's player. */
  readonly own: string | null;
  /** The rules and subjects for corrections. */
  readonly rules: FragmentType<typeof CORRECTION>;
};

export function OfficeCard(props: OfficeCardProps) {
  const { office: masked, season, people, options, own, rules } = props;
  const office = unmask(OFFICE, masked);
  const { code, title, text, filledBy } = office;
  const holder = useHolder(office);
  const isRenewable = useIsPast(office.renewableAt);
  const others = people.filter(({ id }) => isRenewable || id !== holder?.id);
  return (
    <article className="panel office" id={`office-${code}`} aria-label={title}>
      <header>
        <h2>{title}</h2>
        <p className="office-holder" data-held={holder !== null}>
          {holder === null ? t('offices.vacant') : <PlayerName player={holder} />}
        </p>
        {holder !== null && <Term since={office.since} until={office.until} />}
      </header>
      <div className="prose">
        <Markdown text={text} />
      </div>
      {filledBy === 'VOTE' && (
        <Election
          office={office}
          season={season}
          people={others}
          voters={people.length}
          own={own}
          canVote={isOffered(options, 'voteForOffice', 'office', code)}
        />
      )}
      {isOffered(options, 'appointToOffice', 'office', code) && (
        <Appointment season={season} office={code} title={title} people={others} />
      )}
      {isOffered(options, 'correctByOffice', 'office', code) && (
        <Correction season={rules} office={code} title={title} powers={office.powers} />
      )}
      {isOffered(options, 'remindPlayers', 'office', code) && (
        <Reminder
          season={season}
          office={code}
          title={title}
          people={people.filter(({ id }) => id !== own)}
        />
      )}
      {isOffered(options, 'resignOffice', 'office', code) && (
        <MutationButton
          document={RESIGN}
          season={season}
          command={`resignOffice ${code}`}
          input={{ seasonId: season, office: code }}
          look="quiet"
        >
          {t('offices.resign', { title })}
        </MutationButton>
      )}
    </article>
  );
}

/** The holder now. The end of a term sends no event, so this checks the clock. */
function useHolder({ holder, until }: OfficeCardFragment): OfficeCardFragment['holder'] {
  const now = useNow();
  return until !== null && Date.parse(until) <= now ? null : holder;
}

function useIsPast(moment: string | null): boolean {
  const now = useNow();
  return moment !== null && Date.parse(moment) <= now;
}

type TermProps = { readonly since: string | null; readonly until: string | null };

function Term({ since, until }: TermProps) {
  const now = useNow(60_000);
  return (
    <p className="quiet">
      {since !== null && t('judge.since', { when: printMoment(Date.parse(since), now) })}
      {', '}
      {until === null ? t('offices.untilAnother') : <Deadline at={until} what={t('waits.until')} />}
    </p>
  );
}
