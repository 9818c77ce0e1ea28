import { lazy, useState } from 'react';
import type { ComponentType } from 'react';
import { whileBusy } from './activity';

type Paged<P> = ComponentType<P> & {
  /** Ends when the page can be drawn at once. */
  readonly fetch: () => Promise<unknown>;
};

/** A page that is fetched when it is wanted. One that was fetched before is drawn without waiting. */
export function paged<P extends object>(load: () => Promise<ComponentType<P>>): Paged<P> {
  let known: ComponentType<P> | null = null;
  const fetch = async (): Promise<ComponentType<P>> => (known ??= await whileBusy('part', load()));
  const Later: ComponentType<P> = lazy(async () => ({ default: await fetch() }));
  function Page(props: P) {
    // The same for as long as it stands: another type would be another page.
    const [Drawn] = useState(() => known ?? Later);
    return <Drawn {...props} />;
  }
  return Object.assign(Page, { fetch });
}
