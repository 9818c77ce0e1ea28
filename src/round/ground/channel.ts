import type { Channel } from '../../season';

export { CHANNELS } from '../../season';
export type { Channel } from '../../season';

/** As the texts write it. */
export const channelName = (channel: Channel): string =>
  `#${channel.toLowerCase().replaceAll('_', '-')}`;
