import { useDeferredValue, useMemo, useState } from 'react';
import type { ReactNode } from 'react';
import type { LotCardFragment } from '../../../generated/graphql';
import { matchesWhole, matchesWords } from '../../../ui/text-match';
import { SearchBox } from '../../../ui/form/search-box';
import { t } from '../../../platform/i18n/translate';

type Lot = LotCardFragment;

/** The least number of lots that shows the search box. */
const SEARCHED = 5;

/** Filters lots by the text in the search box. */
export function useLotSearch(lots: readonly Lot[]): {
  readonly box: ReactNode;
  readonly found: readonly Lot[];
} {
  const [text, setText] = useState('');
  const sought = useDeferredValue(text);
  const found = useMemo(() => (sought === '' ? lots : likeOf(lots, sought)), [lots, sought]);
  const box =
    lots.length < SEARCHED ? null : (
      <SearchBox label={t('lots.search')} value={text} onChange={setText} />
    );
  return { box, found };
}

/** A number finds only the lot with that number. Any other text finds every match. */
function likeOf(lots: readonly Lot[], sought: string): readonly Lot[] {
  const named = lots.filter(
    ({ number }) =>
      matchesWhole(String(number), sought) || matchesWhole(t('round.lot', { number }), sought),
  );
  return named.length > 0 ? named : lots.filter((lot) => matchesWords(textOf(lot), sought));
}

/** The searchable text of a lot: its number, cards and owner. */
const textOf = ({ number, cards, items, creator, winner, leadingBid }: Lot): string =>
  [
    t('round.lot', { number }),
    ...cards.map(({ name }) => name),
    ...items.map(({ name, card }) => card?.name ?? name),
    ...[creator, winner, leadingBid?.player].map((player) => player?.name ?? ''),
  ].join(' ');
