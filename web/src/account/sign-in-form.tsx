import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDraft } from '../api/draft';
import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { say } from '../words/words';
import { keepToken } from './session';

const SIGN_IN = graphql(`
  mutation SignIn($input: SignInInput!) {
    signIn(input: $input) {
      token
      refusal {
        code
        message
        rule
      }
    }
  }
`);
const PLACE = { season: null, command: 'signIn', secret: true };

export function SignInForm() {
  const [handle, setHandle, clear] = useDraft(PLACE, '');
  const [password, setPassword] = useState('');
  const { way, send } = useCommand(SIGN_IN, PLACE);
  const enter = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const done = await send({ handle, password });
    if (typeof done?.signIn.token !== 'string') return;
    clear();
    keepToken(done.signIn.token);
  };
  return (
    <form className="enter-form" onSubmit={(event) => void enter(event)}>
      <h2>{say('account.signIn')}</h2>
      <Field
        label={say('account.handle')}
        autoComplete="username"
        required
        value={handle}
        onChange={setHandle}
      />
      <Field
        label={say('account.password')}
        type="password"
        autoComplete="current-password"
        required
        value={password}
        onChange={setPassword}
        way={way}
      />
      <Button type="submit" way={way}>
        {say('account.signIn')}
      </Button>
    </form>
  );
}
