import type { EffectsFragment } from '../../../generated/graphql';
import { say } from '../../../platform/i18n/translate';

type SeasonEffect = Extract<
  EffectsFragment['effects'][number],
  {
    __typename:
      | 'ReplaceHostEffect'
      | 'RemovePlayerEffect'
      | 'CloseSeasonEffect'
      | 'PauseSeasonEffect'
      | 'ResumeSeasonEffect'
      | 'ReplaceDealerEffect';
  }
>;

/** Sentences for effects on hosts, dealers, players, and the season's course. */
export function ofSeason(effect: SeasonEffect): string {
  switch (effect.__typename) {
    case 'ReplaceHostEffect':
      return say('govern.replacesHost', { who: effect.player.name });
    case 'RemovePlayerEffect':
      return say('govern.removes', { who: effect.player.name });
    case 'CloseSeasonEffect':
      return say('govern.closesSeason');
    case 'PauseSeasonEffect':
      return say('govern.pausesSeason', { days: effect.days });
    case 'ResumeSeasonEffect':
      return say('govern.endsPause');
    case 'ReplaceDealerEffect':
      return say('govern.replacesDealer', { who: effect.player.name });
  }
}
