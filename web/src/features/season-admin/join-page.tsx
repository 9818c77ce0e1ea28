import { useEffect, useRef } from 'react';
import type { SubmitEvent } from 'react';
import { useQuery } from 'urql';
import { Link, useLocation } from 'wouter';
import { joining, useContinued } from '../../platform/after-sign-in';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { EmptyPage } from '../../ui/empty-page';
import { Loading } from '../../ui/loading';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import type { InvitedQuery } from '../../generated/graphql';
import { Button } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { OptionRule, OptionRules } from '../../ui/form/option-rule';
import { Medallion } from '../lobby';
import { t } from '../../platform/i18n/translate';
import { GuestSeat } from '../account';
import { Deadline } from '../../ui/deadline';
import { InvitationFacts } from './invitation-facts';
import '../../ui/panel.css';
import './join.css';

const INVITED = graphql(`
  query Invited($code: String!) {
    viewer {
      id
      account {
        id
        displayName
      }
    }
    invitation(code: $code) {
      seasonId
      name
      description
      kind
      status
      visibility
      endedAt
      host {
        id
        displayName
      }
      ...InvitationFacts
    }
  }
`);
const INVITED_MAY = graphql(`
  query InvitedMay($season: ID!) {
    season(id: $season) {
      id
      viewer {
        id
        options {
          mutation
          anchor
          input
        }
      }
    }
  }
`);
const JOIN_BY_LINK = graphql(`
  mutation JoinByLink($input: JoinSeasonInput!) {
    joinSeason(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        kind
      }
    }
  }
`);

type Invitation = NonNullable<InvitedQuery['invitation']>;

const addressOf = ({ kind, seasonId }: Invitation): string =>
  `/${kind === 'DYNASTY' ? 'd' : 's'}/${seasonId}`;

/** The page of an invitation link: the season, who is there, and a seat in one step. */
export function JoinPage({ code }: { readonly code: string }) {
  const [{ data, fetching }] = useQuery({ query: INVITED, variables: { code } });
  const invitation = data?.invitation ?? null;
  useTitle(invitation?.name ?? t('join.title'));
  if (fetching) return <Loading />;
  if (invitation === null) return <EmptyPage title={t('join.gone')} text={t('join.goneText')} />;
  if (invitation.status === 'ENDED') return <Over invitation={invitation} />;
  const viewer = data?.viewer ?? null;
  const { name, description, host, kind, seasonId, visibility } = invitation;
  return (
    <section className="page narrow">
      <header className="stack">
        <Medallion kind={kind} />
        <p className="quiet">{t('join.by', { host: host.displayName })}</p>
        <h1>{name}</h1>
        {description !== null && <p>{description}</p>}
      </header>
      <div className="panel">
        {viewer === null ? (
          <GuestSeat season={seasonId} />
        ) : (
          <SitDown {...{ code, invitation }} name={viewer.account.displayName} />
        )}
      </div>
      <InvitationFacts invitation={invitation} />
      {visibility === 'PUBLIC' && (
        <figure className="join-table">
          <figcaption>
            <h2>{t('join.table')}</h2>
            <Link href={addressOf(invitation)}>{t('join.look')}</Link>
          </figcaption>
          <img
            src={`${addressOf(invitation)}.svg`}
            alt={t('join.table')}
            width={800}
            height={450}
          />
        </figure>
      )}
    </section>
  );
}

/** Tells that a season is over. */
function Over({ invitation }: { readonly invitation: Invitation }) {
  const { name, endedAt, visibility } = invitation;
  return (
    <EmptyPage title={t('join.over', { name })}>
      {endedAt !== null && (
        <p>
          <Deadline at={endedAt} what={t('join.ended')} />
        </p>
      )}
      <p>{t('join.overText')}</p>
      <p className="line-up">
        {visibility === 'PUBLIC' && (
          <Link className="button" href={addressOf(invitation)}>
            {t('join.result')}
          </Link>
        )}
        <Link className="button button-act" href="/">
          {t('join.own')}
        </Link>
      </p>
    </EmptyPage>
  );
}

type SitDownProps = {
  readonly code: string;
  readonly invitation: Invitation;
  readonly name: string;
};

/** The seat of a visitor who is signed in, or was just made a guest. */
function SitDown({ code, invitation, name: known }: SitDownProps) {
  const season = invitation.seasonId;
  const place = { season, command: 'joinSeason name' };
  const [name, setName, clear] = useDraft<string | null>(place, null);
  const { state, send } = useCommand(JOIN_BY_LINK, place);
  // Null if only members see the season; its options are unavailable before joining.
  const [{ data }] = useQuery({ query: INVITED_MAY, variables: { season } });
  const [, go] = useLocation();
  const join = async (): Promise<void> => {
    if ((await send({ inviteCode: code, name: name ?? known })) === null) return;
    clear();
    go(addressOf(invitation));
  };
  useContinued(joining(season), true, () => void join());
  const field = useRef<HTMLInputElement>(null);
  const isRefused = state.is === 'refused';
  // The form is new after the sign-in, so nothing in it has the focus.
  useEffect(() => {
    if (isRefused) field.current?.focus();
  }, [isRefused]);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void join();
  };
  return (
    <form className="stack" onSubmit={submit}>
      <Field
        ref={field}
        label={t('join.as')}
        required
        value={name ?? known}
        onChange={setName}
        state={state}
        season={season}
      />
      <span className="act-way">
        <Button type="submit" look="act" state={state}>
          {t('join.act')}
        </Button>
        <OptionRules options={data?.season?.viewer?.options ?? []}>
          <OptionRule season={season} mutation="joinSeason" />
        </OptionRules>
      </span>
    </form>
  );
}
