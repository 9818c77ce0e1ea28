import { cacheExchange } from '@urql/exchange-graphcache';
import type { Exchange } from 'urql';
import { KEYLESS, POSSIBLE_TYPES } from '../generated/cache-facts';

const withoutKey = (): null => null;

/** Everything with an id is kept once, wherever it came from: a live view mends what a query showed. */
export const makeCache = (): Exchange =>
  cacheExchange({
    possibleTypes: POSSIBLE_TYPES,
    keys: Object.fromEntries(KEYLESS.map((name) => [name, withoutKey])),
  });
