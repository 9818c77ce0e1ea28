import { useVirtualizer } from '@tanstack/react-virtual';
import { useRef } from 'react';
import type { ReactNode } from 'react';
import './virtual-list.css';

type VirtualListProps<T> = {
  readonly items: readonly T[];
  readonly keyOf: (item: T) => string | number;
  /** In pixels, before an item has been measured. */
  readonly estimate: number;
  readonly label: string;
  readonly children: (item: T) => ReactNode;
};

/** Makes only what can be seen, so that it costs the same with a thousand items as with ten. */
export function VirtualList<T>({ items, keyOf, estimate, label, children }: VirtualListProps<T>) {
  const frame = useRef<HTMLDivElement>(null);
  // Nothing here is compiled by React's compiler.
  // eslint-disable-next-line react-hooks/incompatible-library
  const virtual = useVirtualizer({
    count: items.length,
    getScrollElement: () => frame.current,
    estimateSize: () => estimate,
    getItemKey: (at) => {
      const item = items[at];
      return item === undefined ? at : keyOf(item);
    },
    overscan: 8,
  });
  return (
    // A list that scrolls is reached by the keyboard.
    // eslint-disable-next-line jsx-a11y/no-noninteractive-tabindex
    <div ref={frame} className="virtual-list" tabIndex={0} role="group" aria-label={label}>
      <ol style={{ height: virtual.getTotalSize() }}>
        {virtual.getVirtualItems().map(({ index, key, start }) => {
          const item = items[index];
          if (item === undefined) return null;
          const place = { transform: `translateY(${start}px)` };
          return (
            <li
              key={key}
              ref={virtual.measureElement}
              data-index={index}
              aria-setsize={items.length}
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
