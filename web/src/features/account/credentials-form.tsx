import { useState } from 'react';
import type { ReactNode, SubmitEvent } from 'react';
import type { TypedDocumentNode } from 'urql';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { Button } from '../../ui/form/button';
import { t } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { formErrorIn } from './form-error';

type Credentials = { readonly handle: string; readonly password: string };

type CredentialsFormProps<D> = {
  readonly document: TypedDocumentNode<D, { readonly input: Credentials }>;
  readonly command: string;
  readonly title: string;
  /** True for a field in which the user chooses a new password. */
  readonly chosen: boolean;
  readonly onDone: (done: D) => void | Promise<void>;
  readonly look?: 'act' | 'plain';
  readonly className?: string;
  readonly children?: ReactNode;
};

/** Sign-in name and password: to sign in, create an account, or keep a guest's account. */
export function CredentialsForm<D>(props: CredentialsFormProps<D>) {
  const { document, command, title, chosen, onDone, look, className, children } = props;
  const place = { season: null, command, secret: true };
  const [handle, setHandle, clear] = useDraft(place, '');
  const [password, setPassword] = useState('');
  const { state, send } = useCommand(document, place);
  const wrong = formErrorIn(state, { fields: ['handle', 'password'] });
  const go = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const done = await send({ handle, password });
    if (done === null) return;
    clear();
    await onDone(done);
  };
  return (
    <form className={className ?? 'enter-form'} onSubmit={(event) => void go(event)}>
      <h2>{title}</h2>
      {children}
      <AccountField
        of="handle"
        wrong={wrong}
        label={t('account.handle')}
        autoComplete="username"
        required
        value={handle}
        onChange={setHandle}
      />
      <AccountField
        of="password"
        wrong={wrong}
        label={t('account.password')}
        type="password"
        autoComplete={chosen ? 'new-password' : 'current-password'}
        required
        value={password}
        onChange={setPassword}
        state={state}
      />
      <Button type="submit" look={look ?? 'plain'} state={state}>
        {title}
      </Button>
    </form>
  );
}
