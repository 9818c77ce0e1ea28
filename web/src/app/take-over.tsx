import { useLayoutEffect, useState } from 'react';
import type { ReactNode } from 'react';
import { isLed } from './unled';

type Typed = HTMLInputElement | HTMLTextAreaElement | HTMLSelectElement;
/** Where an element stands: which child it is, and of which, from the root on. */
type Path = readonly number[];

/** Longer than what moves on its own: what has been seen does not come in a second time. */
const SETTLED_MS = 1_000;

type TakeOverProps = {
  /** In which the server has drawn the page, or nothing. */
  readonly root: HTMLElement;
  readonly children: ReactNode;
};

/**
 * Where the server has drawn the page, this puts the client's own drawing in its place, all at once. Somebody may
 * be in the midst of it: what has the focus keeps it, and what was typed or chosen stays so.
 */
export function TakeOver({ root, children }: TakeOverProps) {
  const [restore] = useState(() => heldIn(root));
  useLayoutEffect(() => {
    restore();
    isLed();
    const settled = setTimeout(() => delete root.dataset['drawn'], SETTLED_MS);
    return () => clearTimeout(settled);
  }, [root, restore]);
  return children;
}

/** What somebody has done in what was drawn; gives the way to have it in what stands there instead. */
function heldIn(root: HTMLElement): () => void {
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

/** As if it had been typed now. */
function type(field: Typed, value: string): void {
  const own = Object.getOwnPropertyDescriptor(Object.getPrototypeOf(field), 'value');
  // React notes what a field has by a property of its own, and would take this for known.
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
