import { AROUND } from './around';
import { DRAFTING } from './rules-editor';
import { EN } from './en';
import { GOVERN } from './governance';
import { HOME } from './home';
import { LEARN } from './learn';
import { LESSON_TEXTS } from './lesson';
import { LEARN_WORDS } from './learn-words';
import { OFFICES } from './offices';
import { SIGN_IN } from './sign-in';
import { VALUES } from './values';
import { MAIL } from './mail';
import { WEBHOOKS } from './webhooks';

/**
 * Every text by its key. The build puts each text beside the code that uses it:
 * web/build/words.mts.
 */
export const CATALOGUE = {
  ...EN,
  ...AROUND,
  ...DRAFTING,
  ...GOVERN,
  ...HOME,
  ...LEARN,
  ...LEARN_WORDS,
  ...LESSON_TEXTS,
  ...OFFICES,
  ...SIGN_IN,
  ...VALUES,
  ...MAIL,
  ...WEBHOOKS,
} as const;
