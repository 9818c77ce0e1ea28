import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link, useSearchParams } from 'wouter';
import { navigate } from 'wouter/use-browser-location';
import { markSigningOut } from '../../platform/session';
import { useCommand } from '../../platform/api/use-command';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { EmptyPage } from '../../ui/empty-page';
import { t } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { formErrorIn } from './form-error';
import { useLinkToken } from './link-token';

const RESET = graphql(`
  mutation ResetPassword($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
    }
  }
`);
/** Names the outcome in the address, since the end of this browser's session remounts the page. */
const DONE = 'done';
const PLACE = { season: null, command: 'resetPassword', secret: true };

/** Sets a new password by the link of a mail. */
export function ResetPage() {
  useTitle(t('reset.choose'));
  const token = useLinkToken();
  const isDone = useSearchParams()[0].has(DONE);
  const [newPassword, setNew] = useState('');
  const { state, send } = useCommand(RESET, PLACE);
  const reset = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    markSigningOut();
    if ((await send({ token, newPassword })) === null) return;
    navigate(`/me/reset?${DONE}`, { replace: true });
  };
  if (isDone) {
    return (
      <EmptyPage title={t('reset.choose')} text={t('reset.done')}>
        <Link href="/me">{t('account.signIn')}</Link>
      </EmptyPage>
    );
  }
  return (
    <EmptyPage title={t('reset.choose')} text={t('reset.chooseText')}>
      <form className="stack" onSubmit={(event) => void reset(event)}>
        <AccountField
          of="newPassword"
          wrong={formErrorIn(state, { fields: ['newPassword'] })}
          label={t('account.newPassword')}
          type="password"
          autoComplete="new-password"
          required
          value={newPassword}
          onChange={setNew}
          state={state}
        />
        <Button type="submit" look="act" state={state}>
          {t('account.changePassword')}
        </Button>
      </form>
    </EmptyPage>
  );
}
