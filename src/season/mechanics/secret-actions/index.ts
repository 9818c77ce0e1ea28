export { commitSecretOf, entrustSecret, secretDates, unlessHash } from './commit-secret';
export { declarationOf, isObject, parseJson } from './declared-text';
export {
  failUnrevealed,
  matureSecrets,
  REVELATION_TEXTS,
  revealSecretOf,
  unlessShort,
  warnOfRevelation,
  windowOf,
} from './reveal-secret';
export { voidedBy, voidedWords } from './voiding';
export type { VoidedBy } from './voiding';
export { HASH_REFUSALS } from './secret-actions';
export type {
  HashRefusals,
  SecretActions,
  SecretDates,
  SecretMoment,
  SecretRow,
  SecretTurn,
} from './secret-actions';
