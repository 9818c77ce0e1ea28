import { useEffect } from 'react';
import { useToken } from './session';

/** The action that waits for its sign-in, kept here because signing in remounts the page. */
let waiting: { readonly action: string; readonly token: string } | null = null;

/** The events of the window at a change of its address. */
const LEAVING = ['pushState', 'replaceState', 'popstate'] as const;

const forget = (): void => void (waiting = null);

/** Makes the action wait for the sign-in with this token. It is forgotten once its page is left. */
export function continueAfterSignIn(action: string, token: string): void {
  waiting = { action, token };
  for (const each of LEAVING) window.addEventListener(each, forget, { once: true });
}

/** Runs the action once, if it waited for the sign-in and the page is ready. */
export function useContinued(action: string, isReady: boolean, run: () => void): void {
  const token = useToken();
  useEffect(() => {
    if (!isReady || waiting?.action !== action || waiting.token !== token) return;
    forget();
    run();
  }, [action, isReady, token, run]);
}

/** The name of the action of joining a season. */
export const joining = (season: string): string => `joinSeason ${season}`;
