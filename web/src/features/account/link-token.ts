/** The token of a mail's link: a fragment, which the browser sends to no server. */
export const linkToken = (): string => window.location.hash.slice(1);
