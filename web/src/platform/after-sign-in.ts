import { useEffect } from 'react';

/** The action that waits for the sign-in, kept here because signing in remounts the page. */
let waiting: string | null = null;

/** Makes the action wait for the next sign-in; null to forget it. */
export function continueAfterSignIn(action: string | null): void {
  waiting = action;
}

/** Runs the action once, if it waited for the sign-in and the page is ready. */
export function useContinued(action: string, isReady: boolean, run: () => void): void {
  useEffect(() => {
    if (!isReady || waiting !== action) return;
    waiting = null;
    run();
  }, [action, isReady, run]);
}

/** The name of the action of joining a season. */
export const joining = (season: string): string => `joinSeason ${season}`;
