import { useState } from 'react';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { Dialog } from '../../ui/dialog/dialog';
import { Outcome } from '../../ui/form/outcome';
import { t } from '../../platform/i18n/translate';
import { ClaimForm } from './claim-form';
import { markSigningOut, storeToken } from '../../platform/session';

const SIGN_OUT = graphql(`
  mutation SignOut($input: SignOutInput!) {
    signOut(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
    }
  }
`);

/**
 * A guest has no password and so could never sign in again. The button therefore asks for
 * confirmation, and offers to keep the account.
 */
export function SignOut({ guest }: { readonly guest: boolean }) {
  const [open, setOpen] = useState(false);
  if (!guest) return <SignOutNow>{t('account.signOut')}</SignOutNow>;
  return (
    <>
      <Button onClick={() => setOpen(true)}>{t('account.signOut')}</Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('account.signOutGuest')}>
        <p>{t('account.signOutGuestText')}</p>
        <ClaimForm />
        <p className="line-up">
          <Button onClick={() => setOpen(false)}>{t('account.stay')}</Button>
          <SignOutNow look="quiet">{t('account.signOutForGood')}</SignOutNow>
        </p>
      </Dialog>
    </>
  );
}

type NowProps = { readonly look?: 'plain' | 'quiet'; readonly children: string };

function SignOutNow({ look = 'plain', children }: NowProps) {
  const { state, send } = useCommand(SIGN_OUT, { season: null, command: 'signOut' });
  const leave = async (): Promise<void> => {
    markSigningOut();
    if ((await send({})) !== null) storeToken(null);
  };
  return (
    <>
      <Button look={look} state={state} onClick={() => void leave()}>
        {children}
      </Button>
      <Outcome state={state} season={null} />
    </>
  );
}
