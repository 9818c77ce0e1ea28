import type { Site } from './site';

/** One kind of attack. It ends soon after `until`, and closes all its connections. */
export type Shape = {
  readonly name: string;
  readonly run: (site: Site, until: number) => Promise<void>;
};
