import type { Site } from './site';

/** One kind of attack. It ends soon after `until`, and closes all its connections. */
export type Shape = {
  readonly name: string;
  /** Creates the attack's data before the bystander's undisturbed latency is measured. */
  readonly prepare?: (site: Site) => Promise<Site>;
  readonly run: (site: Site, until: number) => Promise<void>;
};
