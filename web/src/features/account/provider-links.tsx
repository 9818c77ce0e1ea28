import { useEffect, useState } from 'react';
import type { ComponentProps } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';
import { challengeOfProof, onProofChange, returnTo } from '../../platform/sign-in-proof';

const PROVIDERS = graphql(`
  query SignInProviders {
    signInProviders {
      id
      name
    }
  }
`);

type ProviderLink = Required<Pick<ComponentProps<'a'>, 'href' | 'onClick'>>;

const addressOf = (id: string, challenge: string): string =>
  `/sign-in/${id}?challenge=${challenge}`;

/**
 * The links that begin sign-ins, by provider. They follow the proof, which another tab forgets after
 * its own sign-in.
 */
export function useProviderLink(from: string | null): (id: string) => ProviderLink {
  const [challenge, setChallenge] = useState('');
  useEffect(() => {
    const renew = (): void => setChallenge(challengeOfProof());
    returnTo(from);
    renew();
    return onProofChange(renew);
  }, [from]);
  return (id) => ({
    href: addressOf(id, challenge),
    onClick: ({ currentTarget }) => {
      returnTo(from);
      currentTarget.href = addressOf(id, challengeOfProof());
    },
  });
}

/** A link to each provider. Renders nothing if the server offers none. */
export function ProviderLinks({ from }: { readonly from: string | null }) {
  const [{ data }] = useQuery({ query: PROVIDERS });
  const linkTo = useProviderLink(from);
  const providers = data?.signInProviders ?? [];
  if (providers.length === 0) return null;
  return (
    <section className="providers" aria-labelledby="providers">
      <h2 id="providers">{t('provider.or')}</h2>
      <p className="line-up">
        {providers.map(({ id, name }) => (
          <a key={id} className="button" {...linkTo(id)}>
            {t('provider.continue', { name })}
          </a>
        ))}
      </p>
    </section>
  );
}
