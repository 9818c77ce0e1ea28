import type { Channel } from '../../season';

export { CHANNELS } from '../../season';
export type { Channel } from '../../season';

/** The channel's name as the texts spell it, such as `#game-actions`. */
export const channelName = (channel: Channel): string =>
  `#${channel.toLowerCase().replaceAll('_', '-')}`;
