export type { SignedIn } from '../accounts';
export { makeContext } from './context';
export type { Context, GraphqlDeps } from './context';
export type { Pace } from './pace';
export { formatError } from './format-error';
export { LiveSubscription } from './live-subscription';
export type { LiveStream } from './live-subscription';
export { loadSchema } from './load-schema';
export { serverVersion } from './server/version';
