import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { Dialog } from '../../ui/dialog/dialog';
import { Outcome } from '../../ui/form/outcome';
import { t } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { markSigningOut, storeToken } from '../../platform/session';
import { formErrorIn } from './form-error';

const DELETE_ACCOUNT = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      accountId
    }
  }
`);
const PLACE = { season: null, command: 'deleteAccount', secret: true };

/** Asks for the password again if the account has one. */
export function DeleteAccount({ hasPassword }: { readonly hasPassword: boolean }) {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const { state, send } = useCommand(DELETE_ACCOUNT, PLACE);
  const remove = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    markSigningOut();
    if ((await send(hasPassword ? { password } : {})) !== null) storeToken(null);
  };
  return (
    <div>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('account.delete')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('account.delete')}>
        <form className="stack" onSubmit={(event) => void remove(event)}>
          <p>{t('account.deleteText')}</p>
          {hasPassword && (
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
          )}
          {!hasPassword && <Outcome state={state} season={null} />}
          <Button type="submit" look="act" state={state}>
            {t('account.deleteSure')}
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
