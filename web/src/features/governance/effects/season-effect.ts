import type { EffectsFragment } from '../../../generated/graphql';
import { t } from '../../../platform/i18n/translate';

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
export function seasonEffectText(effect: SeasonEffect): string {
  switch (effect.__typename) {
    case 'ReplaceHostEffect':
      return t('govern.replacesHost', { who: effect.player.name });
    case 'RemovePlayerEffect':
      return t('govern.removes', { who: effect.player.name });
    case 'CloseSeasonEffect':
      return t('govern.closesSeason');
    case 'PauseSeasonEffect':
      return t('govern.pausesSeason', { days: effect.days });
    case 'ResumeSeasonEffect':
      return t('govern.endsPause');
    case 'ReplaceDealerEffect':
      return t('govern.replacesDealer', { who: effect.player.name });
  }
}
