import { Suspense, useState } from 'react';
import { lazyPage } from '../../../platform/lazy-page';
import { hasMotion } from '../../../ui/motion/motion-duration';
import { useLogHold } from '../../season';
import { useSeat } from '../seat/seat';
import './history.css';

const LastSettlement = lazyPage(async () => (await import('./settlement')).LastSettlement);

type News = {
  readonly isOpen: boolean;
  /** True until the results have been told; until then nothing else shows them. */
  readonly isTelling: boolean;
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
  const [last, setState] = useState<'none' | 'telling' | 'told'>('none');
  let state = last;
  if (week !== seen.week || over !== seen.over) {
    setSeen({ week, over });
    const isNext = week !== null && seen.week !== null && week > seen.week;
    if (isNext || (over && !seen.over && week !== null)) {
      state = hasMotion() ? 'telling' : 'told';
    }
  }
  if (state === 'telling' && !isHere) state = 'told';
  // Known in this pass already, so that what it holds back shows nothing newer.
  if (state !== last) setState(state);
  useLogHold(state === 'telling');
  return {
    isOpen: state !== 'none' && isHere,
    isTelling: state === 'telling',
    onTold: () => setState((now) => (now === 'telling' ? 'told' : now)),
    onSeen: () => setState('none'),
  };
}

/** The settlement of the week that has just ended. */
export function SettlementNews({ news }: { readonly news: News }) {
  const { week } = useSeat();
  if (!news.isOpen) return null;
  return (
    <Suspense fallback={null}>
      <LastSettlement key={week} onTold={news.onTold} onSeen={news.onSeen} />
    </Suspense>
  );
}
