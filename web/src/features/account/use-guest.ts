import { useState } from 'react';
import { continueAfterSignIn } from '../../platform/after-sign-in';
import { useCommand } from '../../platform/api/use-command';
import type { CommandState } from '../../platform/api/use-command';
import { signInWithToken } from './sign-in-with-token';
import { START_GUEST } from './start-guest';

type Guest = {
  readonly state: CommandState;
  /** Signs in as a new guest; the page then continues the action. */
  readonly comeIn: (displayName: string) => Promise<void>;
};

/** For visitors without an account who want to do what needs one. */
export function useGuest(action: string): Guest {
  const [isComingIn, setComingIn] = useState(false);
  const { state, send } = useCommand(START_GUEST, {
    season: null,
    command: `startGuest ${action}`,
  });
  const comeIn = async (displayName: string): Promise<void> => {
    setComingIn(true);
    const token = (await send({ displayName }))?.startGuest.token;
    if (typeof token === 'string') {
      continueAfterSignIn(action, token);
      await signInWithToken(token);
    }
    setComingIn(false);
  };
  // Until the page is signed in, another press would make another guest.
  return { state: isComingIn && state.is === 'done' ? { is: 'sent' } : state, comeIn };
}
