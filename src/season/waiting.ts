import type { Instant } from '../kernel';
import type { Option } from './option';
import type { Waits } from './waits';

/** Something that waits for an account. */
export type Waiting<Anchor extends string, F> = Waits & {
  /** What does it, and until when. */
  readonly option: Option<Anchor>;
  /** From when it can be done; null where no time is in the way. */
  readonly fromMs: Instant | null;
  /** Why it would be refused now; null where it would not. */
  readonly refusal: F | null;
};
