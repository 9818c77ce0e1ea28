import type { SubmitEvent } from 'react';
import { joining } from '../../platform/after-sign-in';
import { useDraft } from '../../platform/api/draft';
import { Button } from '../../ui/form/button';
import { t } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { formErrorIn } from './form-error';
import { SignInLink } from './sign-in-link';
import { useGuest } from './use-guest';
import './guest-seat.css';

/** A name and a seat in one step, for a visitor without an account. */
export function GuestSeat({ season }: { readonly season: string }) {
  const [name, setName] = useDraft<string>({ season, command: 'joinSeason name' }, '');
  const { state, comeIn } = useGuest(joining(season));
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void comeIn(name);
  };
  return (
    <form className="guest-seat" onSubmit={submit}>
      <AccountField
        of="displayName"
        wrong={formErrorIn(state, { fields: ['displayName'] })}
        label={t('join.as')}
        autoComplete="nickname"
        required
        value={name}
        onChange={setName}
        state={state}
      />
      <Button type="submit" look="act" state={state}>
        {t('join.act')}
      </Button>
      <SignInLink>{t('join.known')}</SignInLink>
    </form>
  );
}
