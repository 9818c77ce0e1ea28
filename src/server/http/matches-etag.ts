/** Whether a request has the tag: any of a list, compared weakly [RFC 9110, 13.1.2]. */
export const matchesEtag = (shown: string | undefined, etag: string): boolean =>
  (shown ?? '')
    .split(',')
    .map((one) => one.trim().replace(/^W\//, ''))
    .some((one) => one === etag || one === '*');
