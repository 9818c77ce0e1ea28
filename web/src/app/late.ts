import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { firstPaint } from './first-paint';
import { untilWorthIt } from './until-worth-it';

/** Why a part is not in what the server draws, which is no fault. */
export const LATER = new Error('It comes later than what is drawn.');

/**
 * A part of a page that is not in its first view, and comes once that is painted. While it cannot be fetched the
 * page stands without it; it is tried again later and later, and only where there is a network and somebody looks.
 */
export const late = <P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    // Where nothing is painted, what waited for it would be kept for ever.
    if (import.meta.env.SSR) throw LATER;
    await firstPaint;
    for (let times = 0; ; times += 1) {
      try {
        return { default: await load() };
      } catch {
        await untilWorthIt(times);
      }
    }
  });
