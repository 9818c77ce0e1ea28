/** Makes `@apollo/client` resolve to version 3, in which each folder has its own index file. */
import { register } from 'node:module';

const HOOK = `export function resolve(name, context, next) {
  const found = /^@apollo\\/client(?:\\/(.+))?$/.exec(name);
  if (found === null) return next(name, context);
  const path = found[1] ?? 'core';
  return next('apollo-client-3/' + path + '/index.js', context);
}`;

register(`data:text/javascript,${encodeURIComponent(HOOK)}`);
