import type { Site } from './site';

/** One kind of attack. It ends soon after `until`, and closes all its connections. */
export type Shape = {
  readonly name: string;
  /** Makes what the attack needs, before the bystander's calm is measured. */
  readonly prepare?: (site: Site) => Promise<Site>;
  readonly run: (site: Site, until: number) => Promise<void>;
};
