import type { AccountRefusal } from '../../accounts';
import type { Token } from '../../engine';

export type { FeedOf as FeedSource } from '../../engine';

export type CreateFeedTokenPayloadSource = {
  readonly refusal: AccountRefusal | null;
  readonly path: string | null;
  readonly accessToken: Token | null;
};
