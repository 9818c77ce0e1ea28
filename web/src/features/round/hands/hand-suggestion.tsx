import { useState } from 'react';
import { useClient } from 'urql';
import { Button } from '../../../ui/form/button';
import { say } from '../../../platform/i18n/translate';
import type { Chosen, Holding } from '../seat/holding';
import { useSeat } from '../seat/seat';
import { suggestHand } from './suggest-hand';
import type { Suggestion } from './suggest-hand';

type SuggestProps = {
  readonly held: readonly Holding[];
  readonly onChoose: (chosen: Chosen) => void;
};

/**
 * Puts down the best hand that the server finds among the viewer's cards, and says how certain it
 * is.
 */
export function Suggest({ held, onChoose }: SuggestProps) {
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
      <Button onClick={() => void suggest()}>{say('hands.suggest')}</Button>
    </>
  );
}

function saidOf(found: Suggestion): string {
  if (found === 'failed') return say('house.failed');
  if (found === 'none') return say('hands.suggestedNone');
  return found.tried === null
    ? say('hands.suggestedBest')
    : say('hands.suggested', { count: found.tried });
}
