/** Marks a list of links for the keys `j` and `k`, which work wherever the focus is. */
export const LINES = { 'data-lines': '' } as const;

/** Focuses the next or previous line; at first the current line, or the first visible one. */
export function stepLines(list: Element, by: 1 | -1): boolean {
  const links = [...list.querySelectorAll<HTMLAnchorElement>('a[href]')];
  const at = links.findIndex((link) => link === document.activeElement);
  const next = at === -1 ? firstOf(list, links) : links[at + by];
  next?.focus();
  return next !== undefined;
}

function firstOf(
  list: Element,
  links: readonly HTMLAnchorElement[],
): HTMLAnchorElement | undefined {
  const current = list.querySelector<HTMLAnchorElement>('[aria-current] a[href]');
  const { top } = list.getBoundingClientRect();
  return current ?? links.find((link) => link.getBoundingClientRect().top >= top) ?? links[0];
}

/** Moves within the focused list, or else the first visible list. */
export function stepAnyLines(by: 1 | -1): boolean {
  const lists = [...document.querySelectorAll('main [data-lines]')];
  const list =
    lists.find((each) => each.contains(document.activeElement)) ??
    lists.find((each) => each.checkVisibility() && each.querySelector('a[href]') !== null);
  return list !== undefined && stepLines(list, by);
}
