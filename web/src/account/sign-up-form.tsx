import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDraft } from '../api/draft';
import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { say } from '../words/words';
import { keepToken } from './session';

const SIGN_UP = graphql(`
  mutation SignUp($input: SignUpInput!) {
    signUp(input: $input) {
      token
      refusal {
        code
        message
        rule
      }
    }
  }
`);
const PLACE = { season: null, command: 'signUp', secret: true };

export function SignUpForm() {
  const [handle, setHandle, clear] = useDraft(PLACE, '');
  const [password, setPassword] = useState('');
  const { way, send } = useCommand(SIGN_UP, PLACE);
  const enter = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const done = await send({ handle, password });
    if (typeof done?.signUp.token !== 'string') return;
    clear();
    keepToken(done.signUp.token);
  };
  return (
    <form className="enter-form" onSubmit={(event) => void enter(event)}>
      <h2>{say('account.signUp')}</h2>
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
        autoComplete="new-password"
        required
        value={password}
        onChange={setPassword}
        way={way}
      />
      <Button type="submit" way={way}>
        {say('account.signUp')}
      </Button>
    </form>
  );
}
