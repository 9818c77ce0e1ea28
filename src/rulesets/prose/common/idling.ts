import { counted } from '../../../kernel';

/** The rules for idle players in any game [ruling L5]; null without idling. */
export const idlingText = (
  idling: { readonly backAfterHours: number } | undefined,
  without: string,
): string | null =>
  idling === undefined
    ? null
    : `A player may go idle, and ${
        idling.backAfterHours === 0
          ? 'come back at any time'
          : `come back ${counted(idling.backAfterHours, 'hour')} later`
      }. Idle players keep what they have, ${without}; they count for no quorum, majority, median or ` +
      'election, and can do nothing but come back, leave and talk.';
