import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { Button } from '../../ui/form/button';
import { t } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { formErrorIn } from './form-error';
import { useGuest } from './use-guest';

const PLACE = { season: null, command: 'startGuest' };

export function GuestForm() {
  const [displayName, setDisplayName, clear] = useDraft(PLACE, '');
  const { state, comeIn } = useGuest(null);
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void comeIn(displayName, clear);
  };
  return (
    <form className="enter-form" onSubmit={submit}>
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
