import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import type { MyIdentitiesQuery } from '../../generated/graphql';
import { useCommand } from '../../platform/api/use-command';
import { printMoment } from '../../platform/i18n/format';
import { t } from '../../platform/i18n/translate';
import { useNow } from '../../platform/live/use-now';
import { Dialog } from '../../ui/dialog/dialog';
import { Button } from '../../ui/form/button';
import { Outcome } from '../../ui/form/outcome';
import { AccountField } from './account-field';
import { formErrorIn } from './form-error';
import { useProviderLink } from './provider-links';

const IDENTITIES = graphql(`
  query MyIdentities {
    signInProviders {
      id
      name
    }
    viewer {
      id
      hasPassword
      identities {
        id
        issuer
        createdAt
        provider {
          id
          name
        }
      }
    }
  }
`);
const UNLINK = graphql(`
  mutation UnlinkIdentity($input: UnlinkIdentityInput!) {
    unlinkIdentity(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      viewer {
        id
        identities {
          id
        }
      }
    }
  }
`);

type Identity = NonNullable<MyIdentitiesQuery['viewer']>['identities'][number];

/**
 * The account's identities at other providers, and links to connect others. Renders nothing if there
 * are neither.
 */
export function Identities({ guest }: { readonly guest: boolean }) {
  const [{ data }, ask] = useQuery({ query: IDENTITIES, requestPolicy: 'cache-and-network' });
  const linkTo = useProviderLink(null);
  const identities = data?.viewer?.identities ?? [];
  const linked = new Set(identities.map(({ provider }) => provider?.id));
  const others = (data?.signInProviders ?? []).filter(({ id }) => !linked.has(id));
  if (identities.length + others.length === 0) return null;
  return (
    <section className="panel" aria-labelledby="identities">
      <h2 id="identities">{t('provider.title')}</h2>
      <p className="quiet narrow">{t(guest ? 'provider.guestText' : 'provider.text')}</p>
      <ul className="tokens">
        {identities.map((identity) => (
          <IdentityLine
            key={identity.id}
            identity={identity}
            hasPassword={data?.viewer?.hasPassword ?? false}
            onGone={() => ask({ requestPolicy: 'network-only' })}
          />
        ))}
      </ul>
      {others.length > 0 && (
        <p className="line-up">
          {others.map(({ id, name }) => (
            <a key={id} className="button" {...linkTo(id)}>
              {t('provider.connect', { name })}
            </a>
          ))}
        </p>
      )}
    </section>
  );
}

type IdentityLineProps = {
  readonly identity: Identity;
  readonly hasPassword: boolean;
  readonly onGone: () => void;
};

/** Asks for the password again if the account has one. */
function IdentityLine({ identity, hasPassword, onGone }: IdentityLineProps) {
  const { id, provider, issuer, createdAt } = identity;
  const name = provider?.name ?? new URL(issuer).host;
  const now = useNow(60_000);
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const place = { season: null, command: `unlinkIdentity ${id}`, secret: true };
  const { state, send } = useCommand(UNLINK, place);
  const unlink = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send({ identityId: id, ...(hasPassword ? { password } : {}) })) === null) return;
    setOpen(false);
    onGone();
  };
  const title = t('provider.unlinkOf', { name });
  return (
    <li className="line-up">
      <span>
        <strong>{name}</strong>
        <br />
        <span className="quiet small">
          {t('provider.since', { when: printMoment(Date.parse(createdAt), now) })}
        </span>
      </span>
      <Button look="quiet" aria-label={title} onClick={() => setOpen(true)}>
        {t('provider.unlink')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={title}>
        <form className="stack" onSubmit={(event) => void unlink(event)}>
          <p>{t('provider.unlinkText', { name })}</p>
          {hasPassword ? (
            <AccountField
              of="password"
              wrong={formErrorIn(state, { fields: ['password'], mine: true })}
              label={t('account.password')}
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={setPassword}
              state={state}
            />
          ) : (
            <Outcome state={state} season={null} />
          )}
          <Button type="submit" look="act" state={state}>
            {t('provider.unlink')}
          </Button>
        </form>
      </Dialog>
    </li>
  );
}
