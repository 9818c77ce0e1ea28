import { useState } from 'react';
import type { ReactNode } from 'react';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { t } from '../platform/i18n/translate';
import { matchesWords } from './text-match';
import { PLAYER } from './player-name';
import { SearchBox } from './form/search-box';

/** The least number of players that shows the search box. */
const SEARCHED = 8;

/** Filters players by the name in the search box. Typing loads all players. */
export function usePlayerSearch<P extends FragmentType<typeof PLAYER>>(
  players: readonly P[],
  askForAll: () => void,
): { readonly box: ReactNode; readonly found: readonly P[] } {
  const [text, setText] = useState('');
  const type = (typed: string): void => {
    if (typed !== '') askForAll();
    setText(typed);
  };
  const box =
    players.length < SEARCHED ? null : (
      <SearchBox label={t('season.playerSearch')} value={text} onChange={type} />
    );
  const found =
    text === '' ? players : players.filter((each) => matchesWords(unmask(PLAYER, each).name, text));
  return { box, found };
}
