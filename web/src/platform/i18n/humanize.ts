/**
 * A property or code in words: `rejoinAfterDays` is "rejoin after days", `GOLD_STAR` "Gold Star".
 */
export const humanize = (name: string): string =>
  /^[A-Z][A-Z0-9_]+$/.test(name)
    ? name
        .split('_')
        .map((part) => part.charAt(0) + part.slice(1).toLowerCase())
        .join(' ')
    : name.replace(
        /([a-z])([A-Z])/g,
        (_, end: string, next: string) => `${end} ${next.toLowerCase()}`,
      );
