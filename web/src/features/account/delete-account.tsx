import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { Dialog } from '../../ui/dialog/dialog';
import { Outcome } from '../../ui/form/outcome';
import { say } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { isLeaving, keepToken } from '../../platform/session';
import { wrongIn } from './form-error';

const DELETE_ACCOUNT = graphql(`
  mutation DeleteAccount($input: DeleteAccountInput!) {
    deleteAccount(input: $input) {
      refusal {
        code
        message
        rule
      }
      accountId
    }
  }
`);
const PLACE = { season: null, command: 'deleteAccount', secret: true };

/** Asks for the password again if the account has one. */
export function DeleteAccount({ guest }: { readonly guest: boolean }) {
  const [open, setOpen] = useState(false);
  const [password, setPassword] = useState('');
  const { way, send } = useCommand(DELETE_ACCOUNT, PLACE);
  const remove = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    isLeaving();
    if ((await send(guest ? {} : { password })) !== null) keepToken(null);
  };
  return (
    <div>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {say('account.delete')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('account.delete')}>
        <form className="stack" onSubmit={(event) => void remove(event)}>
          <p>{say('account.deleteText')}</p>
          {!guest && (
            <AccountField
              of="password"
              wrong={wrongIn(way, { fields: ['password'], mine: true })}
              label={say('account.password')}
              type="password"
              autoComplete="current-password"
              required
              value={password}
              onChange={setPassword}
              way={way}
            />
          )}
          {guest && <Outcome way={way} season={null} />}
          <Button type="submit" look="act" way={way}>
            {say('account.deleteSure')}
          </Button>
        </form>
      </Dialog>
    </div>
  );
}
