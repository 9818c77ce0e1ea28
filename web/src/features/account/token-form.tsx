import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import type { Scope } from '../../generated/graphql';
import { Button } from '../../ui/form/button';
import '../../ui/form/radio-cards.css';
import { Tick } from '../../ui/form/checkbox';
import { say } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { wrongIn } from './form-error';

const CREATE_TOKEN = graphql(`
  mutation CreateAccessToken($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      refusal {
        code
        message
        rule
      }
      token
    }
  }
`);
const PLACE = { season: null, command: 'createAccessToken' };
const SCOPES: readonly Scope[] = ['READ', 'PLAY', 'HOST'];

/** Shows the new token once; it is stored nowhere. */
export function TokenForm({ onMade }: { readonly onMade: () => void }) {
  const [name, setName, clear] = useDraft(PLACE, '');
  const [scopes, setScopes] = useState<readonly Scope[]>(['READ']);
  const [token, setToken] = useState<string | null>(null);
  const { way, send } = useCommand(CREATE_TOKEN, PLACE);
  const make = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const done = await send({ name, scopes });
    if (done === null) return;
    setToken(done.createAccessToken.token);
    clear();
    onMade();
  };
  const turn = (scope: Scope, on: boolean): void =>
    setScopes(SCOPES.filter((each) => (each === scope ? on : scopes.includes(each))));
  return (
    <form className="stack" onSubmit={(event) => void make(event)}>
      <h3>{say('tokens.make')}</h3>
      <AccountField
        of="name"
        wrong={wrongIn(way, { fields: ['name'] })}
        label={say('tokens.name')}
        required
        value={name}
        onChange={setName}
        way={way}
      />
      <fieldset className="pick">
        <legend className="field-label">{say('tokens.scopes')}</legend>
        <div className="line-up">
          {SCOPES.map((scope) => (
            <Tick key={scope} checked={scopes.includes(scope)} onChange={(on) => turn(scope, on)}>
              {say(`tokens.${scope}`)}
            </Tick>
          ))}
        </div>
      </fieldset>
      <Button type="submit" way={way}>
        {say('tokens.make')}
      </Button>
      {token !== null && (
        <p role="status">
          {say('tokens.made')}
          <br />
          <code className="breakable">{token}</code>
        </p>
      )}
    </form>
  );
}
