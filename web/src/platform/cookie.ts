const COOKIE_SECONDS = 400 * 86_400;

/**
 * Sets a cookie for all pages; null removes it. `Lax`, so that a link from another site also sends
 * it.
 */
export function setCookie(name: string, value: string | null): void {
  const secure = window.location.protocol === 'https:' ? '; Secure' : '';
  const seconds = value === null ? 0 : COOKIE_SECONDS;
  document.cookie = `${name}=${value ?? ''}; Max-Age=${seconds}; Path=/; SameSite=Lax${secure}`;
}

/** The value of a cookie; null for none. */
export const readCookie = (name: string): string | null =>
  document.cookie
    .split('; ')
    .find((each) => each.startsWith(`${name}=`))
    ?.slice(name.length + 1) ?? null;
