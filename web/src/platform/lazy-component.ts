import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { loadAfterPaint } from './deferred-load';

/** Thrown during server rendering by a part that loads later; it is no failure. */
export const DEFERRED = new Error('This component is deferred.');

/** A lazy component outside the first view. The page works without it until it loads. */
export const lazyComponent = <P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    // Server rendering never paints, so waiting for the first paint would never end.
    if (import.meta.env.SSR) throw DEFERRED;
    return { default: await loadAfterPaint(load) };
  });
