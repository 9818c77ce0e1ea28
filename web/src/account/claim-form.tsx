import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDraft } from '../api/draft';
import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import { Button } from '../kit/button';
import { Field } from '../kit/field';
import { say } from '../words/words';

const CLAIM_GUEST = graphql(`
  mutation ClaimGuest($input: ClaimGuestInput!) {
    claimGuest(input: $input) {
      refusal {
        code
        message
        rule
      }
      viewer {
        id
        handle
        account {
          id
          guest
        }
      }
    }
  }
`);
const PLACE = { season: null, command: 'claimGuest', secret: true };

/** A guest's account becomes one for good, with all that is in it. */
export function ClaimForm() {
  const [handle, setHandle, clear] = useDraft(PLACE, '');
  const [password, setPassword] = useState('');
  const { way, send } = useCommand(CLAIM_GUEST, PLACE);
  const claim = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send({ handle, password })) !== null) clear();
  };
  return (
    <form className="panel claim" onSubmit={(event) => void claim(event)}>
      <h2>{say('account.keep')}</h2>
      <p className="quiet narrow">{say('account.keepText')}</p>
      <div className="line-up line-up-end">
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
      </div>
      <Button type="submit" look="act" way={way}>
        {say('account.keep')}
      </Button>
    </form>
  );
}
