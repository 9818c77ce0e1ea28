import { Card } from '../../../ui/cards/card';
import { printNumber } from '../../../platform/i18n/format';
import type { SecretActionKind } from '../../../generated/graphql';
import { t } from '../../../platform/i18n/translate';
import { parseBids, parseCards } from './parse-sealed';
import { useSeat } from '../seat/seat';

/** The viewer's sealed bids, or the cards of their sealed hand. */
export function SealedContent({
  kind,
  text,
}: {
  readonly kind: SecretActionKind;
  readonly text: string;
}) {
  const { me } = useSeat();
  if (kind === 'HAND') {
    const known = (me?.holdings ?? []).flatMap(({ card }) => (card === null ? [] : [card]));
    return (
      <ul className="fan" aria-label={t('seal.myHand')}>
        {parseCards(text, known).map(({ name, face, count }) => (
          <li key={name}>
            {face === null ? <span className="chip">{name}</span> : <Card face={face} width={56} />}
            {count > 1 && <span className="count figures">× {count}</span>}
          </li>
        ))}
      </ul>
    );
  }
  return (
    <ul className="row" aria-label={t('seal.myBids')}>
      {[...parseBids(text)].map(([number, amount]) => (
        <li key={number} className="chip figures">
          {t('seal.on', { number, amount: printNumber(amount) })}
        </li>
      ))}
    </ul>
  );
}
