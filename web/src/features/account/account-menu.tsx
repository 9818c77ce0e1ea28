import { useEffect } from 'react';
import { Link } from 'wouter';
import { useQuery } from 'urql';
import { graphql } from '../../generated/gql';
import { t } from '../../platform/i18n/translate';
import { useUnread } from './use-unread';
import { storeName, readName, useToken } from '../../platform/session';

const WHO = graphql(`
  query WhoAmI {
    viewer {
      id
      account {
        id
        displayName
        guest
      }
    }
  }
`);

/** Above this the badge shows "99+". */
const MOST_SHOWN = 99;

export function AccountMenu() {
  const token = useToken();
  const [{ data }] = useQuery({ query: WHO, pause: token === null });
  const name = data?.viewer?.account.displayName;
  useEffect(() => {
    if (name !== undefined) storeName(name);
  }, [name]);
  const unread = useUnread(token);
  const called = token === null ? t('account.signIn') : (name ?? readName() ?? t('account.me'));
  const label = unread > 0 ? t('account.unread', { name: called, count: unread }) : undefined;
  return (
    <span className="account-place">
      <Link href="/me" className="account-menu" aria-label={label}>
        {called}
      </Link>
      {unread > 0 && (
        <span className="unread-badge figures" aria-hidden="true">
          {unread > MOST_SHOWN ? `${MOST_SHOWN}+` : unread}
        </span>
      )}
    </span>
  );
}
