import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { Button } from '../../ui/form/button';
import { t } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { signInWithToken } from './sign-in-with-token';
import { START_GUEST } from './start-guest';
import { formErrorIn } from './form-error';

const PLACE = { season: null, command: 'startGuest' };

export function GuestForm() {
  const [displayName, setDisplayName, clear] = useDraft(PLACE, '');
  const { state, send } = useCommand(START_GUEST, PLACE);
  const comeIn = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const done = await send({ displayName });
    if (typeof done?.startGuest.token !== 'string') return;
    clear();
    await signInWithToken(done.startGuest.token);
  };
  return (
    <form className="enter-form" onSubmit={(event) => void comeIn(event)}>
      <h2>{t('account.guest')}</h2>
      <AccountField
        of="displayName"
        wrong={formErrorIn(state, { fields: ['displayName'] })}
        label={t('account.displayName')}
        hint={t('account.guestText')}
        autoComplete="nickname"
        required
        value={displayName}
        onChange={setDisplayName}
        state={state}
      />
      <Button type="submit" look="act" state={state}>
        {t('account.enter')}
      </Button>
    </form>
  );
}
