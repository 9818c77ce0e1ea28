import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { Button } from '../../ui/form/button';
import { t } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { formErrorIn } from './form-error';

const CHANGE_NAME = graphql(`
  mutation ChangeDisplayName($input: ChangeDisplayNameInput!) {
    changeDisplayName(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      viewer {
        id
        account {
          id
          displayName
        }
      }
    }
  }
`);
const PLACE = { season: null, command: 'changeDisplayName' };

export function NameForm({ name }: { readonly name: string }) {
  const [displayName, setDisplayName, clear] = useDraft<string | null>(PLACE, null);
  const { state, send } = useCommand(CHANGE_NAME, PLACE);
  const change = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    if ((await send({ displayName: displayName ?? name })) !== null) clear();
  };
  return (
    <form className="panel" onSubmit={(event) => void change(event)}>
      <AccountField
        of="displayName"
        wrong={formErrorIn(state, { fields: ['displayName'] })}
        label={t('account.displayName')}
        autoComplete="nickname"
        required
        value={displayName ?? name}
        onChange={setDisplayName}
        state={state}
      />
      <Button type="submit" state={state}>
        {t('account.changeName')}
      </Button>
    </form>
  );
}
