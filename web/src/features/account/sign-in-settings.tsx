import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { t } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { formErrorIn } from './form-error';

const CHANGE_HANDLE = graphql(`
  mutation ChangeHandle($input: ChangeHandleInput!) {
    changeHandle(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      viewer {
        id
        handle
      }
    }
  }
`);
const CHANGE_PASSWORD = graphql(`
  mutation ChangePassword($input: ChangePasswordInput!) {
    changePassword(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      viewer {
        id
        hasPassword
      }
    }
  }
`);
const HANDLE = { season: null, command: 'changeHandle', secret: true };
const PASSWORD = { season: null, command: 'changePassword', secret: true };

type HandleFormProps = { readonly handle: string; readonly hasPassword: boolean };

export function HandleForm({ handle: present, hasPassword }: HandleFormProps) {
  const [handle, setHandle, clear] = useDraft<string | null>(HANDLE, null);
  const [password, setPassword] = useState('');
  const { state, send } = useCommand(CHANGE_HANDLE, HANDLE);
  const wrong = formErrorIn(state, { fields: ['handle', 'password'], mine: true });
  const change = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const proof = hasPassword ? { password } : {};
    if ((await send({ handle: handle ?? present, ...proof })) === null) return;
    clear();
    setPassword('');
  };
  return (
    <form className="panel" onSubmit={(event) => void change(event)}>
      <AccountField
        of="handle"
        wrong={wrong}
        label={t('account.handle')}
        autoComplete="username"
        required
        value={handle ?? present}
        onChange={setHandle}
        {...(hasPassword ? {} : { state })}
      />
      {hasPassword && (
        <AccountField
          of="password"
          wrong={wrong}
          label={t('account.currentPassword')}
          type="password"
          autoComplete="current-password"
          required
          value={password}
          onChange={setPassword}
          state={state}
        />
      )}
      <Button type="submit" state={state}>
        {t('account.changeHandle')}
      </Button>
    </form>
  );
}

/** Changes the password, or sets the first one of an account that signs in otherwise. */
export function PasswordForm({ hasPassword }: { readonly hasPassword: boolean }) {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const { state, send } = useCommand(CHANGE_PASSWORD, PASSWORD);
  const wrong = formErrorIn(state, { fields: ['currentPassword', 'newPassword'], mine: true });
  const change = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const proof = hasPassword ? { currentPassword } : {};
    if ((await send({ ...proof, newPassword })) === null) return;
    setCurrent('');
    setNew('');
  };
  return (
    <form className="panel" onSubmit={(event) => void change(event)}>
      {hasPassword && (
        <AccountField
          of="currentPassword"
          wrong={wrong}
          label={t('account.currentPassword')}
          type="password"
          autoComplete="current-password"
          required
          value={currentPassword}
          onChange={setCurrent}
        />
      )}
      <AccountField
        of="newPassword"
        wrong={wrong}
        label={t('account.newPassword')}
        type="password"
        autoComplete="new-password"
        required
        value={newPassword}
        onChange={setNew}
        state={state}
      />
      <Button type="submit" state={state}>
        {t(hasPassword ? 'account.changePassword' : 'provider.setPassword')}
      </Button>
    </form>
  );
}
