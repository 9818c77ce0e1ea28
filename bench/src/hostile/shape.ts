import type { Site } from './site';

/** One way of attacking. It ends by itself soon after `until`, and leaves nothing open. */
export type Shape = {
  readonly name: string;
  readonly run: (site: Site, until: number) => Promise<void>;
};
