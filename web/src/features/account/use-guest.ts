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
  const { state, send } = useCommand(START_GUEST, {
    season: null,
    command: `startGuest ${action}`,
  });
  const comeIn = async (displayName: string): Promise<void> => {
    const token = (await send({ displayName }))?.startGuest.token;
    if (typeof token !== 'string') return;
    continueAfterSignIn(action);
    await signInWithToken(token);
  };
  return { state, comeIn };
}
