import { useState } from 'react';
import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import type { Scope } from '../../generated/graphql';
import { Button } from '../../ui/form/button';
import '../../ui/form/radio-cards.css';
import { Checkbox } from '../../ui/form/checkbox';
import { t } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { formErrorIn } from './form-error';

const CREATE_TOKEN = graphql(`
  mutation CreateAccessToken($input: CreateAccessTokenInput!) {
    createAccessToken(input: $input) {
      refusal {
        code
        message
        anchor
        facts
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
  const { state, send } = useCommand(CREATE_TOKEN, PLACE);
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
      <h3>{t('tokens.make')}</h3>
      <AccountField
        of="name"
        wrong={formErrorIn(state, { fields: ['name'] })}
        label={t('tokens.name')}
        required
        value={name}
        onChange={setName}
        state={state}
      />
      <fieldset className="pick">
        <legend className="field-label">{t('tokens.scopes')}</legend>
        <div className="line-up">
          {SCOPES.map((scope) => (
            <Checkbox
              key={scope}
              checked={scopes.includes(scope)}
              onChange={(on) => turn(scope, on)}
            >
              {t(`tokens.${scope}`)}
            </Checkbox>
          ))}
        </div>
      </fieldset>
      <Button type="submit" state={state}>
        {t('tokens.make')}
      </Button>
      {token !== null && (
        <p role="status">
          {t('tokens.made')}
          <br />
          <code className="breakable">{token}</code>
        </p>
      )}
    </form>
  );
}
