import { cacheExchange } from '@urql/exchange-graphcache';
import type { Exchange } from 'urql';

// Written in by the build, from the schema: web/build/cache-facts.mts.
declare const POSSIBLE_TYPES: Record<string, string[]>;
declare const KEYLESS: readonly string[];

const withoutKey = (): null => null;

/** Everything with an id is kept once, wherever it came from: a live view mends what a query showed. */
export const makeCache = (): Exchange =>
  cacheExchange({
    possibleTypes: POSSIBLE_TYPES,
    // By which it knows what to warn of; what is built warns nobody.
    keys: import.meta.env.DEV ? Object.fromEntries(KEYLESS.map((name) => [name, withoutKey])) : {},
  });
