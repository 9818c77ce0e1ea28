import { cacheExchange } from '@urql/exchange-graphcache';
import type { Exchange } from 'urql';

// Generated from the schema at build time: web/build/cache-facts.mts.
declare const POSSIBLE_TYPES: Record<string, string[]>;
declare const KEYLESS: readonly string[];

const withoutKey = (): null => null;

/**
 * Stores every object with an id once, whatever its source, so that a live update also corrects the
 * results of queries.
 */
export const makeCache = (): Exchange =>
  cacheExchange({
    possibleTypes: POSSIBLE_TYPES,
    // Used only for warnings, in development builds.
    keys: import.meta.env.DEV ? Object.fromEntries(KEYLESS.map((name) => [name, withoutKey])) : {},
  });
