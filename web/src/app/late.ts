import { lazy } from 'react';
import type { ComponentType, LazyExoticComponent } from 'react';
import { fetchLate } from './fetch-late';

/** Why a part is not in what the server draws, which is no fault. */
export const LATER = new Error('It comes later than what is drawn.');

/** A part of a page that is not in its first view, without which the page stands while it cannot be fetched. */
export const late = <P>(
  load: () => Promise<ComponentType<P>>,
): LazyExoticComponent<ComponentType<P>> =>
  lazy(async () => {
    // Where nothing is painted, what waited for it would be kept for ever.
    if (import.meta.env.SSR) throw LATER;
    return { default: await fetchLate(load) };
  });
