import { useState } from 'react';
import { continueAfterSignIn } from '../../platform/after-sign-in';
import { useCommand } from '../../platform/api/use-command';
import type { CommandState } from '../../platform/api/use-command';
import { signInWithToken } from './sign-in-with-token';
import { START_GUEST } from './start-guest';

type Guest = {
  readonly state: CommandState;
  /** Signs in as a new guest. Calls `onMade` before the page is drawn anew for the guest. */
  readonly comeIn: (displayName: string, onMade?: () => void) => Promise<void>;
};

/** Makes a guest of a visitor; the page then continues the action, if there is one. */
export function useGuest(action: string | null): Guest {
  const [isComingIn, setComingIn] = useState(false);
  const command = action === null ? 'startGuest' : `startGuest ${action}`;
  const { state, send } = useCommand(START_GUEST, { season: null, command });
  const comeIn: Guest['comeIn'] = async (displayName, onMade) => {
    setComingIn(true);
    const token = (await send({ displayName }))?.startGuest.token;
    if (typeof token === 'string') {
      onMade?.();
      if (action !== null) continueAfterSignIn(action, token);
      await signInWithToken(token);
    }
    setComingIn(false);
  };
  // Until the page is signed in, another press would make another guest.
  return { state: isComingIn && state.is === 'done' ? { is: 'sent' } : state, comeIn };
}
