import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { hideNoClientNotice } from '../platform/no-client-notice';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** The indices that lead from the root to an element. */
type Path = readonly number[];

/** Outlasts entry animations, so they do not replay. */
const SETTLED_MS = 1_000;

type ReplaceServerMarkupProps = {
  /** Holds the server's markup, or nothing. */
  readonly root: HTMLElement;
  readonly children: ReactNode;
};

/**
 * Replaces the server's markup by the client's own, in one step. The user may already be busy in
 * it: the focus and everything typed or chosen carries over.
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
 * Collects what the user did in the server's markup; the returned function applies it to the new
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

/** Fires the events of real typing. */
function type(field: Typed, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  // React tracks a field's value through its own property, and would ignore this one as unchanged.
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
