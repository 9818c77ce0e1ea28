export { makeSignIns, SIGN_IN_MS } from './sign-ins';
export type { SignIns, SignInProblem } from './sign-ins';
export { openIdProviders, readProviders } from './read-providers';
export type { Provider, OfferedProvider } from './providers';
