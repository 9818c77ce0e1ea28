import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDraft } from '../api/draft';
import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { say } from '../words/words';

const CHANGE_HANDLE = graphql(`
  mutation ChangeHandle($input: ChangeHandleInput!) {
    changeHandle(input: $input) {
      refusal {
        code
        message
        rule
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
        rule
      }
      viewer {
        id
      }
    }
  }
`);
const HANDLE = { season: null, command: 'changeHandle', secret: true };
const PASSWORD = { season: null, command: 'changePassword', secret: true };

export function HandleForm({ handle: present }: { readonly handle: string }) {
  const [handle, setHandle, clear] = useDraft<string | null>(HANDLE, null);
  const [password, setPassword] = useState('');
  const { way, send } = useCommand(CHANGE_HANDLE, HANDLE);
  const change = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send({ handle: handle ?? present, password })) === null) return;
    clear();
    setPassword('');
  };
  return (
    <form className="panel" onSubmit={(event) => void change(event)}>
      <Field
        label={say('account.handle')}
        autoComplete="username"
        required
        value={handle ?? present}
        onChange={setHandle}
      />
      <Field
        label={say('account.currentPassword')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        way={way}
      />
      <Button type="submit" way={way}>
        {say('account.changeHandle')}
      </Button>
    </form>
  );
}

export function PasswordForm() {
  const [currentPassword, setCurrent] = useState('');
  const [newPassword, setNew] = useState('');
  const { way, send } = useCommand(CHANGE_PASSWORD, PASSWORD);
  const change = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send({ currentPassword, newPassword })) === null) return;
    setCurrent('');
    setNew('');
  };
  return (
    <form className="panel" onSubmit={(event) => void change(event)}>
      <Field
        label={say('account.currentPassword')}
        type="password"
        autoComplete="current-password"
        required
        value={currentPassword}
        onChange={setCurrent}
      />
      <Field
        label={say('account.newPassword')}
        type="password"
        autoComplete="new-password"
        required
        value={newPassword}
        onChange={setNew}
        way={way}
      />
      <Button type="submit" way={way}>
        {say('account.changePassword')}
      </Button>
    </form>
  );
}
