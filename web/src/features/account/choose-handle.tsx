import { useState } from 'react';
import type { SubmitEvent } from 'react';
import type { CommandState } from '../../platform/api/use-command';
import { t } from '../../platform/i18n/translate';
import { Button } from '../../ui/form/button';
import { AccountField } from './account-field';
import { formErrorIn } from './form-error';

type ChooseHandleProps = {
  readonly state: CommandState;
  readonly isGuest: boolean;
  readonly onChosen: (handle: string) => Promise<void>;
};

/** The name of an account that a provider's user gets. */
export function ChooseHandle({ state, isGuest, onChosen }: ChooseHandleProps) {
  const [handle, setHandle] = useState('');
  const submit = (event: SubmitEvent): void => {
    event.preventDefault();
    void onChosen(handle);
  };
  const isNews = state.is !== 'refused' || state.refusal.code !== 'HANDLE_NEEDED';
  return (
    <form className="enter-form" onSubmit={submit}>
      <h1>{t('provider.choose')}</h1>
      <p className="quiet narrow">{t('provider.chooseText')}</p>
      <AccountField
        of="handle"
        wrong={formErrorIn(state, { fields: ['handle'] })}
        label={t('account.handle')}
        autoComplete="username"
        required
        value={handle}
        onChange={setHandle}
        {...(isNews ? { state } : {})}
      />
      <Button type="submit" look="act" state={state}>
        {t(isGuest ? 'provider.keep' : 'provider.make')}
      </Button>
    </form>
  );
}
