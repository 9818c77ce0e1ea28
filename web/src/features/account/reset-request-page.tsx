import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useCommand } from '../../platform/api/use-command';
import { useTitle } from '../../platform/use-title';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { EmptyPage } from '../../ui/empty-page';
import { Field } from '../../ui/form/field';
import { t } from '../../platform/i18n/translate';

const REQUEST = graphql(`
  mutation RequestPasswordReset($input: RequestPasswordResetInput!) {
    requestPasswordReset(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
    }
  }
`);
const PLACE = { season: null, command: 'requestPasswordReset', secret: true };

/** Asks for the link to a new password. The answer never tells whether the account exists. */
export function ResetRequestPage() {
  useTitle(t('reset.title'));
  const [account, setAccount] = useState('');
  const { state, send } = useCommand(REQUEST, PLACE);
  const request = (event: SubmitEvent): void => {
    event.preventDefault();
    void send({ account });
  };
  const isDone = state.is === 'done';
  return (
    <EmptyPage title={t('reset.title')} text={t(isDone ? 'reset.sent' : 'reset.text')}>
      {!isDone && (
        <form className="stack" onSubmit={request}>
          <Field
            label={t('reset.account')}
            autoComplete="username"
            required
            value={account}
            onChange={setAccount}
            state={state}
          />
          <Button type="submit" state={state}>
            {t('reset.send')}
          </Button>
        </form>
      )}
    </EmptyPage>
  );
}
