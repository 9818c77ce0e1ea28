import { use } from 'react';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { GlossaryContext } from '../../../ui/glossary/glossary-context';
import { Tooltip } from '../../../ui/glossary/tooltip';
import { t } from '../../../platform/i18n/translate';

const TRICKS = graphql(`
  fragment Tricks on GiolittiGame {
    id
    tricks {
      trick
      name
      points
      condition
      active
    }
  }
`);

/** The tricks of this game. Without a glossary, their conditions show on hover. */
export function Tricks({ game }: { readonly game: FragmentType<typeof TRICKS> }) {
  const { tricks } = unmask(TRICKS, game);
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
                  {takes}
                </Tooltip>
              )}{' '}
              <b className="figures">{points}</b>
            </li>
          );
        })}
    </ul>
  );
}
