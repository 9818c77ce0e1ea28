import type { SubmitEvent } from 'react';
import { useDraft } from '../../platform/api/draft';
import { useCommand } from '../../platform/api/use-command';
import { Button } from '../../ui/form/button';
import { say } from '../../platform/i18n/translate';
import { AccountField } from './account-field';
import { enter } from './sign-in-with-token';
import { START_GUEST } from './start-guest';
import { wrongIn } from './form-error';

const PLACE = { season: null, command: 'startGuest' };

export function GuestForm() {
  const [displayName, setDisplayName, clear] = useDraft(PLACE, '');
  const { way, send } = useCommand(START_GUEST, PLACE);
  const comeIn = async (event: SubmitEvent): Promise<void> => {
    event.preventDefault();
    const done = await send({ displayName });
    if (typeof done?.startGuest.token !== 'string') return;
    clear();
    await enter(done.startGuest.token);
  };
  return (
    <form className="enter-form" onSubmit={(event) => void comeIn(event)}>
      <h2>{say('account.guest')}</h2>
      <AccountField
        of="displayName"
        wrong={wrongIn(way, { fields: ['displayName'] })}
        label={say('account.displayName')}
        hint={say('account.guestText')}
        autoComplete="nickname"
        required
        value={displayName}
        onChange={setDisplayName}
        way={way}
      />
      <Button type="submit" look="act" way={way}>
        {say('account.enter')}
      </Button>
    </form>
  );
}
