import { useState } from 'react';
import { useClient } from 'urql';
import { Button } from '../../../ui/form/button';
import { t } from '../../../platform/i18n/translate';
import type { ItemCounts, Holding } from '../seat/holding';
import { useSeat } from '../seat/seat';
import { suggestHand } from './suggest-hand';
import type { Suggestion } from './suggest-hand';

type HandSuggestionProps = {
  readonly held: readonly Holding[];
  readonly onChoose: (chosen: ItemCounts) => void;
};

/**
 * Fills in the best hand that the server finds among the viewer's cards, and says how certain it
 * is.
 */
export function HandSuggestion({ held, onChoose }: HandSuggestionProps) {
  const { season } = useSeat();
  const client = useClient();
  const [found, setFound] = useState<Suggestion | null>(null);
  const suggest = async (): Promise<void> => {
    const best = await suggestHand({ client, season, held });
    setFound(best);
    if (typeof best === 'object') onChoose(best.chosen);
  };
  if (held.length === 0) return null;
  return (
    <>
      {found !== null && <span className="quiet small">{saidOf(found)}</span>}
      <Button onClick={() => void suggest()}>{t('hands.suggest')}</Button>
    </>
  );
}

function saidOf(found: Suggestion): string {
  if (found === 'failed') return t('house.failed');
  if (found === 'none') return t('hands.suggestedNone');
  return found.tried === null
    ? t('hands.suggestedBest')
    : t('hands.suggested', { count: found.tried });
}
