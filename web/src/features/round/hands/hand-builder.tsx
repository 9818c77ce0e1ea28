import { useDraft } from '../../../platform/api/draft';
import { Button } from '../../../ui/form/button';
import { t } from '../../../platform/i18n/translate';
import { cardsOf } from './hand-cards';
import { LiveScore } from './hand-score';
import { CardPicker } from './card-picker';
import type { ItemCounts } from '../seat/holding';
import { optionFor } from '../seat/seat-option';
import { PresentHand } from './present-hand';
import { SealHand } from './seal-hand';
import { useSeat } from '../seat/seat';
import { HandSuggestion } from './hand-suggestion';

type HandBuilderProps = {
  /** True if hands are presented openly instead of sealed. */
  readonly open: boolean;
  readonly minimum: number;
  readonly phase: string;
};

/** Composes a hand from the viewer's cards; the score updates with each card. */
export function HandBuilder({ open, minimum, phase }: HandBuilderProps) {
  const { season, over, me, options } = useSeat();
  const [chosen, setChosen, clear] = useDraft<ItemCounts>({ season, command: 'hand' }, {});
  if (me === null || over) return null;
  const held = me.holdings.filter(({ card }) => card !== null);
  const cards = cardsOf(held, chosen);
  const count = cards.reduce((sum, each) => sum + each.count, 0);
  const can = optionFor(options, open ? 'presentHand' : 'sealHand') !== null;
  return (
    <section className="builder" aria-labelledby="builder">
      <header className="lots-head">
        <h2 id="builder">{t('hands.title')}</h2>
        <span className="row">
          <HandSuggestion held={held} onChoose={setChosen} />
          {count > 0 && (
            <Button look="quiet" onClick={clear}>
              {t('hands.clear')}
            </Button>
          )}
        </span>
      </header>
      <p className="quiet small">{t(held.length === 0 ? 'seat.noCards' : 'hands.pick')}</p>
      {held.length > 0 && (
        <>
          <CardPicker held={held} chosen={chosen} onChange={setChosen} />
          <div aria-live="polite">
            <LiveScore season={season} cards={cards} />
          </div>
        </>
      )}
      {count > 0 && count < minimum && (
        <p className="quiet">{t('hands.atLeast', { count: minimum })}</p>
      )}
      {!can && <p className="quiet">{t(open ? 'hands.notNowOpen' : 'hands.notNow', { phase })}</p>}
      {can && count > 0 && (open ? <PresentHand cards={cards} /> : <SealHand cards={cards} />)}
    </section>
  );
}
