import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { hideNoClientNotice } from '../platform/no-client-notice';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The child indices from the root to an element. */
type Path = readonly number[];

/** Longer than any entry animation, so that none replays. */
const SETTLED_MS = 1_000;

type ReplaceServerMarkupProps = {
  /** The element with the server's markup; it may be empty. */
  readonly root: HTMLElement;
  readonly children: ReactNode;
};

/**
 * Replaces the server's markup by the client's in one step. Keeps the focus and everything that the
 * user has typed or chosen.
 */
export function ReplaceServerMarkup({ root, children }: ReplaceServerMarkupProps) {
  const [restore] = useState(() => userInputIn(root));
  useLayoutEffect(() => {
    restore();
    hideNoClientNotice();
    const settled = setTimeout(() => delete root.dataset['drawn'], SETTLED_MS);
    return () => clearTimeout(settled);
  }, [root, restore]);
  return children;
}

/**
 * Collects the user's input in the server's markup. The returned function applies it to the new
 * markup.
 */
function userInputIn(root: HTMLElement): () => void {
  if (root.dataset['drawn'] === undefined) return () => undefined;
  const focused = pathOf(root, document.activeElement);
  const typed = [...root.querySelectorAll<Typed>('input, textarea, select')]
    .filter(isChanged)
    .map((field) => ({ path: pathOf(root, field), tag: field.tagName, value: field.value }));
  const tag = document.activeElement?.tagName;
  return () => {
    for (const { path, tag: kind, value } of typed) {
      const field = at(root, path);
      if (field?.tagName === kind) type(field as Typed, value);
    }
    const element = at(root, focused);
    if (element?.tagName === tag) (element as HTMLElement).focus({ preventScroll: true });
  };
}

const isChanged = (field: Typed): boolean =>
  field instanceof HTMLSelectElement
    ? [...field.options].some((each) => each.selected !== each.defaultSelected)
    : field.value !== field.defaultValue;

/** Fires the same events as real typing. */
function type(field: Typed, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  // React overrides `value` on the element, and would take a value set through that override for
  // unchanged.
  own?.set?.call(field, value);
  const name = field instanceof HTMLSelectElement ? 'change' : 'input';
  field.dispatchEvent(new Event(name, { bubbles: true }));
}

function pathOf(root: Element, element: Element | null): Path | null {
  const path: number[] = [];
  for (let each = element; each !== root;) {
    const parent: Element | null = each?.parentElement ?? null;
    if (each === null || parent === null) return null;
    path.unshift([...parent.children].indexOf(each));
    each = parent;
  }
  return path;
}

const at = (root: Element, path: Path | null): Element | null =>
  path === null || path.length === 0
    ? null
    : path.reduce<Element | null>((element, index) => element?.children[index] ?? null, root);
