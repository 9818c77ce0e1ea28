import type { HostingView } from '../../../season';

export type HostingSource = HostingView;
