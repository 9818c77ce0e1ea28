import type { Instant } from '../../kernel';
import type { Option } from './option';
import type { Waits } from './waits';

/** A thing that waits for an account. */
export type Waiting<Anchor extends string, F> = Waits & {
  /** The option that settles it, with its end. */
  readonly option: Option<Anchor>;
  /** The instant from which it can be done; null if no time is in the way. */
  readonly fromMs: Instant | null;
  /** The present refusal; null for none. */
  readonly refusal: F | null;
};
