import { useEffect, useSyncExternalStore } from 'react';
import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';
import { challengeOfProof, returnTo } from '../../platform/sign-in-proof';

const PROVIDERS = graphql(`
  query SignInProviders {
    signInProviders {
      id
      name
    }
  }
`);

/** The proof changes only with the page. */
const ignore = () => () => undefined;

/** The addresses that begin sign-ins, by provider. */
export function useProviderAddress(from: string | null): (id: string) => string {
  const challenge = useSyncExternalStore(ignore, challengeOfProof, () => '');
  useEffect(() => returnTo(from), [from]);
  return (id) => `/sign-in/${id}?challenge=${challenge}`;
}

/** A link to each provider. Renders nothing if the server offers none. */
export function ProviderLinks({ from }: { readonly from: string | null }) {
  const [{ data }] = useQuery({ query: PROVIDERS });
  const addressOf = useProviderAddress(from);
  const providers = data?.signInProviders ?? [];
  if (providers.length === 0) return null;
  return (
    <section className="providers" aria-labelledby="providers">
      <h2 id="providers">{t('provider.or')}</h2>
      <p className="line-up">
        {providers.map(({ id, name }) => (
          <a key={id} className="button" href={addressOf(id)}>
            {t('provider.continue', { name })}
          </a>
        ))}
      </p>
    </section>
  );
}
