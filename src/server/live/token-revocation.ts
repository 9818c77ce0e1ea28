import type { Service } from '../ops/service';

/**
 * Ends a token's connections once the token is revoked or expires. The feed reports revocations; in
 * case a report is lost, tokens are also checked at intervals.
 */
export function watchTokens(service: Service): () => void {
  const { deps, live, limits, log } = service;
  const stopListening = deps.feed.onTokenRevoked((tokenId) => {
    deps.accounts.forgetToken(tokenId);
    live.revoke(tokenId);
  });
  const stopWatching = deps.feed.onAccountChanged((id) => {
    deps.accounts.forgetAccount(id);
  });
  let looking = false;
  const checkTokens = async (): Promise<void> => {
    looking = true;
    try {
      for (const token of live.tokens()) {
        if (!(await deps.accounts.isTokenValid(token))) live.revoke(token.id);
      }
    } catch (error) {
      log.warn({ err: error }, 'tokens could not be checked');
    } finally {
      looking = false;
    }
  };
  const timer = setInterval(() => {
    if (!looking) void checkTokens();
  }, limits.tokenCheckMs);
  timer.unref();
  return () => {
    clearInterval(timer);
    stopListening();
    stopWatching();
  };
}
