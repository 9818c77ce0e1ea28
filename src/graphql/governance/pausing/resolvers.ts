import type { SeasonSnapshot } from '../../../engine';
import type { Resolvers } from '../../generated/resolvers';
import { SeasonSource } from '../../snapshots/season-source';

export const pausingResolvers: Resolvers = {
  PauseSeasonEffect: { days: ({ effect }) => effect.days },
  ResumeSeasonEffect: { season: ({ snapshot }) => SeasonSource.of<SeasonSnapshot>(snapshot) },
};
