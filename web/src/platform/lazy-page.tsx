import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { whileBusy } from './activity';

type LazyPage<P> = ComponentType<P> & {
  /** Resolves when the page can be drawn at once. */
  readonly fetch: () => Promise<unknown>;
};

/** A page that loads when it is visited. Once loaded, it draws without waiting. */
export function lazyPage<P extends object>(load: () => Promise<ComponentType<P>>): LazyPage<P> {
  let known: ComponentType<P> | null = null;
  const fetch = async (): Promise<ComponentType<P>> => (known ??= await whileBusy('part', load()));
  const Later: ComponentType<P> = lazy(async () => ({ default: await fetch() }));
  function Page(props: P) {
    // Kept for the component's lifetime: another type would remount the page.
    const [Drawn] = useState(() => known ?? Later);
    return <Drawn {...props} />;
  }
  return Object.assign(Page, { fetch });
}
