import { useState } from 'react';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { Dialog } from '../../ui/dialog/dialog';
import { Outcome } from '../../ui/form/outcome';
import { say } from '../../platform/i18n/translate';
import { ClaimForm } from './claim-form';
import { isLeaving, keepToken } from '../../platform/session';

const SIGN_OUT = graphql(`
  mutation SignOut($input: SignOutInput!) {
    signOut(input: $input) {
      refusal {
        code
        message
        rule
      }
    }
  }
`);

/**
 * A guest has no password to return with, so this asks for confirmation and offers to keep the
 * account.
 */
export function SignOut({ guest }: { readonly guest: boolean }) {
  const [open, setOpen] = useState(false);
  if (!guest) return <SignOutNow>{say('account.signOut')}</SignOutNow>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{say('account.signOut')}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={say('account.signOutGuest')}>
        <p>{say('account.signOutGuestText')}</p>
        <ClaimForm />
        <p className="line-up">
          <Button onClick={() => setOpen(false)}>{say('account.stay')}</Button>
          <SignOutNow look="quiet">{say('account.signOutForGood')}</SignOutNow>
        </p>
      </Dialog>
    </>
  );
}

type NowProps = { readonly look?: 'plain' | 'quiet'; readonly children: string };

function SignOutNow({ look = 'plain', children }: NowProps) {
  const { way, send } = useCommand(SIGN_OUT, { season: null, command: 'signOut' });
  const leave = async (): Promise<void> => {
    isLeaving();
    if ((await send({})) !== null) keepToken(null);
  };
  return (
    <>
      <Button look={look} way={way} onClick={() => void leave()}>
        {children}
      </Button>
      <Outcome way={way} season={null} />
    </>
  );
}
