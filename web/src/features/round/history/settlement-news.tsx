import { Suspense, useEffect, useState } from 'react';
import { lazyPage } from '../../../platform/lazy-page';
import { hasMotion } from '../../../platform/motion-duration';
import { useLogHold } from '../../season';
import { useSeat } from '../seat/seat';
import './history.css';

const LastSettlement = lazyPage(async () => (await import('./settlement')).LastSettlement);

/** The time in which a settlement must begin; after it the results show without being told. */
const LIMIT_MS = 8_000;

type News = {
  readonly isOpen: boolean;
  /** True until the results have been told; until then nothing else shows them. */
  readonly isTelling: boolean;
  readonly onBegun: () => void;
  readonly onTold: () => void;
  readonly onSeen: () => void;
};

/**
 * The settlement of a week that ends during the visit, or the round's last one. `isHere`: true on
 * the table's tab, where the settlement is told.
 */
export function useSettlementNews(isHere: boolean): News {
  const { week, over } = useSeat();
  const [seen, setSeen] = useState({ week, over });
  const [last, setState] = useState<'none' | 'loading' | 'telling' | 'told'>('none');
  let state = last;
  if (week !== seen.week || over !== seen.over) {
    setSeen({ week, over });
    const isNext = week !== null && seen.week !== null && week > seen.week;
    if (isNext || (over && !seen.over && week !== null)) {
      state = hasMotion() ? 'loading' : 'told';
    }
  }
  const isTelling = (state === 'loading' || state === 'telling') && isHere;
  if (!isTelling && state !== 'none') state = 'told';
  // Known in this pass already, so that what it holds back shows nothing newer.
  if (state !== last) setState(state);
  useLogHold(isTelling);
  useEffect(() => {
    if (state !== 'loading') return undefined;
    const timer = setTimeout(() => setState('told'), LIMIT_MS);
    return () => clearTimeout(timer);
  }, [state, week, over]);
  return {
    isOpen: state !== 'none' && isHere,
    isTelling,
    onBegun: () => setState((now) => (now === 'loading' ? 'telling' : now)),
    onTold: () => setState((now) => (now === 'none' ? now : 'told')),
    onSeen: () => setState('none'),
  };
}

/** The settlement of the week that has just ended. */
export function SettlementNews({ news }: { readonly news: News }) {
  const { week, over } = useSeat();
  if (!news.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <LastSettlement
        key={`${String(week)} ${String(over)}`}
        onBegun={news.onBegun}
        onTold={news.onTold}
        onSeen={news.onSeen}
      />
    </Suspense>
  );
}
