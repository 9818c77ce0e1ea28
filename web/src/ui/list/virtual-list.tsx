import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';
import type { ReactNode } from 'react';
import { LINES, stepLines } from './step-lines';
import './virtual-list.css';

type VirtualListProps<T> = {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  /** In pixels, before an item is measured. */
  readonly estimate: number;
  readonly label: string;
  /** Called near the end of the list, and again with each new function; null at the end. */
  readonly onEnd?: (() => void) | null;
  readonly children: (item: T) => ReactNode;
};

/** The number of items drawn beyond the visible ones, on each side. */
const OVERSCAN = 8;

/**
 * Renders only visible items, so that a thousand cost the same as ten. The list is one tab stop;
 * arrow keys move between the links of its items.
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
  // This component is not compiled by the React compiler.
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
    // Overscan has already drawn the items that scroll into view, so no flush is needed.
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
      // Scrolling by keyboard needs a tab stop.
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
