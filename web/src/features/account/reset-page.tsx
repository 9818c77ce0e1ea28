import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { Link } from 'wouter';
import { useCommand } from '../../platform/api/use-command';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { EmptyPage } from '../../ui/empty-page';
import { t } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { formErrorIn } from './form-error';
import { linkToken } from './link-token';

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
const PLACE = { season: null, command: 'resetPassword', secret: true };

/** Sets a new password by the link of a mail. */
export function ResetPage() {
  useTitle(t('reset.choose'));
  const [newPassword, setNew] = useState('');
  const { state, send } = useCommand(RESET, PLACE);
  const reset = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send({ token: linkToken(), newPassword })) !== null) setNew('');
  };
  if (state.is === 'done') {
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
