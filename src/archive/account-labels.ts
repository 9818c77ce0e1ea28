/** The properties that contain an account's id, in any event. */
const ACCOUNTS = ['accountId', 'hostAccountId', 'dealerAccountId'] as const;

/** Returns the event with each account id replaced by the result of `rename`. */
export function renameAccounts<E extends object>(event: E, rename: (account: string) => string): E {
  const given = new Map<string, unknown>(Object.entries(event));
  const renamed = ACCOUNTS.flatMap((name) => {
    const account = given.get(name);
    return typeof account === 'string' ? [[name, rename(account)] as const] : [];
  });
  return { ...event, ...Object.fromEntries(renamed) };
}

/** Labels `a1`, `a2` … in order of appearance: an archive has none of a server's ids. */
export function accountLabels(): (account: string) => string {
  const known = new Map<string, string>();
  return (account) => {
    const label = known.get(account) ?? `a${String(known.size + 1)}`;
    known.set(account, label);
    return label;
  };
}
