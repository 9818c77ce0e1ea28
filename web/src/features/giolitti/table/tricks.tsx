import { Suspense, use } from 'react';
import { lazyComponent } from '../../../platform/lazy-component';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { GlossaryContext } from '../../../ui/glossary/glossary-context';
import { Tooltip } from '../../../ui/glossary/tooltip';
import { t } from '../../../platform/i18n/translate';
import { GAME_TRICKS } from './game-tricks';

const TrickTip = lazyComponent(async () => (await import('./trick-tip')).TrickTip);

/** The tricks of this game, each with an example; without a glossary, with its condition. */
export function Tricks({ game: shown }: { readonly game: FragmentType<typeof GAME_TRICKS> }) {
  const { id: game, tricks } = unmask(GAME_TRICKS, shown);
  const place = use(GlossaryContext);
  return (
    <ul className="tricks" aria-label={t('game.tricks')}>
      {tricks
        .filter(({ active }) => active)
        .map(({ trick, name, points, condition }) => {
          const takes = t('trick.takes', { name, points, condition });
          return (
            <li key={trick} title={place === null ? takes : undefined}>
              {place === null ? (
                name
              ) : (
                <Tooltip word={name} href={`${place.rules}#tricks`}>
                  <Suspense fallback={<span className="trick-tip" />}>
                    <TrickTip {...{ game, trick, name, points, condition }} />
                  </Suspense>
                </Tooltip>
              )}{' '}
              <b className="figures">{points}</b>
            </li>
          );
        })}
    </ul>
  );
}
