import type { Channel } from '../../season';

export { CHANNELS } from '../../season';
export type { Channel } from '../../season';

/** The spelling of the texts. */
export const channelName = (channel: Channel): string =>
  `#${channel.toLowerCase().replaceAll('_', '-')}`;
