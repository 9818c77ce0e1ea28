import type { SubmitEvent } from 'react';
import { useQuery } from 'urql';
import { Link, useLocation } from 'wouter';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { EmptyPage } from '../../ui/empty-page';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import type { InvitedQuery } from '../../generated/graphql';
import { Button } from '../../ui/form/button';
import { Field } from '../../ui/form/field';
import { OptionRule, OptionRules } from '../../ui/form/option-rule';
import { Medallion } from '../lobby';
import { t } from '../../platform/i18n/translate';
import { SignInForms } from '../account';
import '../account/account.css';
import '../../ui/panel.css';

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
      rehearsal
      playerCount
      host {
        id
        displayName
      }
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
      }
      season {
        id
        kind
      }
    }
  }
`);

/** The page of an invitation link: the season, and a form to join. */
export function JoinPage({ code }: { readonly code: string }) {
  const [{ data, fetching }] = useQuery({ query: INVITED, variables: { code } });
  const invitation = data?.invitation ?? null;
  useTitle(invitation?.name ?? t('join.title'));
  if (fetching) return <p className="quiet">{t('house.loading')}</p>;
  if (invitation === null) return <EmptyPage title={t('join.gone')} text={t('join.goneText')} />;
  const viewer = data?.viewer ?? null;
  const { name, description, host, kind, playerCount } = invitation;
  return (
    <section className={viewer === null ? 'page' : 'page narrow'}>
      <header className="stack">
        <Medallion kind={kind} />
        <p className="quiet">{t('join.by', { host: host.displayName })}</p>
        <h1>{name}</h1>
        {description !== null && <p>{description}</p>}
        <p className="quiet">
          {t(kind === 'ROUND' ? 'lobby.casino' : 'lobby.giolitti')} ·{' '}
          {t('lobby.players', { count: playerCount })}
        </p>
      </header>
      {viewer === null ? (
        <SignInForms />
      ) : (
        <SitDown {...{ code, invitation }} name={viewer.account.displayName} />
      )}
    </section>
  );
}

type SitDownProps = {
  readonly code: string;
  readonly invitation: NonNullable<InvitedQuery['invitation']>;
  readonly name: string;
};

function SitDown({ code, invitation, name: known }: SitDownProps) {
  const place = { season: invitation.seasonId, command: 'joinSeason' };
  const [name, setName, clear] = useDraft<string | null>(place, null);
  const { state, send } = useCommand(JOIN_BY_LINK, place);
  // Null if only members see the season; its options are unavailable before joining.
  const [{ data }] = useQuery({ query: INVITED_MAY, variables: { season: place.season } });
  const season = data?.season ?? null;
  const [, go] = useLocation();
  const address = `/${invitation.kind === 'DYNASTY' ? 'd' : 's'}/${invitation.seasonId}`;
  const join = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send({ inviteCode: code, name: name ?? known })) === null) return;
    clear();
    go(address);
  };
  return (
    <form className="panel" onSubmit={(event) => void join(event)}>
      <Field
        label={t('join.as')}
        required
        value={name ?? known}
        onChange={setName}
        state={state}
        season={invitation.seasonId}
      />
      <p className="line-up">
        <span className="act-way">
          <Button type="submit" look="act" state={state}>
            {t('join.act')}
          </Button>
          <OptionRules options={season?.viewer?.options ?? []}>
            <OptionRule season={invitation.seasonId} mutation="joinSeason" />
          </OptionRules>
        </span>
        {season !== null && (
          <Link className="button" href={address}>
            {t('join.look')}
          </Link>
        )}
      </p>
    </form>
  );
}
