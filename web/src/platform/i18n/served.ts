import { currentTranslation } from './language';

/** A text that the server has in English, in the reader's language if the translation has it. */
export const served = (text: string): string =>
  currentTranslation()?.(`served.${text}`, {}) ?? text;
