import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import type { TokensQuery } from '../../generated/graphql';
import { MutationButton } from '../../ui/form/mutation-button';
import { printMoment } from '../../platform/i18n/format';
import { useNow } from '../../platform/live/use-now';
import { printList } from '../../platform/i18n/print-list';
import { t } from '../../platform/i18n/translate';
import { TokenForm } from './token-form';

const TOKENS = graphql(`
  query Tokens {
    viewer {
      id
      tokens {
        id
        name
        kind
        scopes
        current
        createdAt
        lastUsedAt
      }
    }
  }
`);
const REVOKE_TOKEN = graphql(`
  mutation RevokeAccessToken($input: RevokeAccessTokenInput!) {
    revokeAccessToken(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      tokenId
    }
  }
`);
const SIGN_OUT_EVERYWHERE = graphql(`
  mutation SignOutEverywhere($input: SignOutEverywhereInput!) {
    signOutEverywhere(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      ended
    }
  }
`);

type Token = NonNullable<TokensQuery['viewer']>['tokens'][number];

/** The account's sessions and tokens. */
export function Tokens() {
  const [{ data }, ask] = useQuery({ query: TOKENS, requestPolicy: 'cache-and-network' });
  const retry = (): void => ask({ requestPolicy: 'network-only' });
  const tokens = data?.viewer?.tokens ?? [];
  return (
    <section className="panel" aria-labelledby="tokens">
      <h2 id="tokens">{t('tokens.title')}</h2>
      <p className="quiet">{t('tokens.text')}</p>
      <ul className="tokens">
        {tokens.map((token) => (
          <TokenLine key={token.id} token={token} onGone={retry} />
        ))}
      </ul>
      <MutationButton
        document={SIGN_OUT_EVERYWHERE}
        season={null}
        command="signOutEverywhere"
        input={{ exceptThis: true }}
        onDone={retry}
      >
        {t('account.everywhere')}
      </MutationButton>
      <TokenForm onMade={retry} />
    </section>
  );
}

function TokenLine({ token, onGone }: { readonly token: Token; readonly onGone: () => void }) {
  const { id, name, kind, scopes, current, lastUsedAt } = token;
  const now = useNow(60_000);
  const may = printList(scopes.map((scope) => t(`tokens.${scope}`)));
  return (
    <li className="line-up">
      <span>
        <strong>{name}</strong>{' '}
        {name !== t(`tokens.${kind}`) && <span className="quiet">{t(`tokens.${kind}`)}</span>}
        {current && <span className="due"> · {t('tokens.this')}</span>}
        <br />
        <span className="quiet small">
          {may} ·{' '}
          {lastUsedAt === null
            ? t('tokens.never')
            : `${t('tokens.used')} ${printMoment(Date.parse(lastUsedAt), now)}`}
        </span>
      </span>
      {!current && (
        <MutationButton
          document={REVOKE_TOKEN}
          season={null}
          command={`revokeAccessToken ${id}`}
          input={{ tokenId: id }}
          look="quiet"
          label={t('tokens.revokeOf', { name })}
          onDone={onGone}
        >
          {t('tokens.revoke')}
        </MutationButton>
      )}
    </li>
  );
}
