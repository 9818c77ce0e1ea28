import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { LINES, stepLines } from './step-lines';
import './virtual-list.css';

type VirtualListProps<T> = {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  /** In pixels, before an item has been measured. */
  readonly estimate: number;
  readonly label: string;
  /**
   * Called as the end comes near, and again each time it is another function; null where there is nothing
   * more to fetch.
   */
  readonly onEnd?: (() => void) | null;
  readonly children: (item: T) => ReactNode;
};

/** How many are drawn beyond what is in sight, on either side. */
const OVERSCAN = 8;

/**
 * Makes only what can be seen, so that it costs the same with a thousand items as with ten. It is one stop for Tab:
 * the arrows go on and back among what its items lead to, which is not a stop itself.
 */
export function VirtualList<T>({
  items,
  keyOf,
  estimate,
  label,
  onEnd = null,
  children,
}: VirtualListProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  useEffect(() => {
    const list = frame.current;
    if (list === null) return undefined;
    const onKey = (event: KeyboardEvent): void => step(list, event);
    list.addEventListener('keydown', onKey);
    return () => list.removeEventListener('keydown', onKey);
  }, []);
  // Nothing here is compiled by React's compiler.
  // oxlint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => estimate,
    getItemKey: (at) => {
      const item = items[at];
      return item === undefined ? at : keyOf(item);
    },
    overscan: OVERSCAN,
    // What comes into sight was drawn before: nothing waits for it.
    useFlushSync: false,
  });
  const shown = virtual.getVirtualItems();
  const isNearEnd = (shown.at(-1)?.index ?? -1) >= items.length - 1 - OVERSCAN;
  useEffect(() => {
    if (isNearEnd) onEnd?.();
  }, [isNearEnd, onEnd]);
  return (
    <div
      ref={frame}
      className="virtual-list"
      // A list that scrolls is reached by the keyboard.
      // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex
      tabIndex={0}
      role="group"
      aria-label={label}
      aria-keyshortcuts="j k"
      {...LINES}
    >
      <ol style={{ height: virtual.getTotalSize() }}>
        {shown.map(({ index, key, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          const place = { transform: `translateY(${start}px)` };
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={onEnd === null ? items.length : -1}
              aria-posinset={index + 1}
              style={place}
            >
              {children(item)}
            </li>
          );
        })}
      </ol>
    </div>
  );
}

const STEPS: Readonly<Record<string, 1 | -1>> = { ArrowDown: 1, ArrowUp: -1 };

function step(list: HTMLElement, event: KeyboardEvent): void {
  const by = STEPS[event.key];
  if (by !== undefined && stepLines(list, by)) event.preventDefault();
}
