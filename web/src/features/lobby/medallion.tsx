import { SuitSign } from '../../ui/cards/suit-sign';
import './medallion.css';

/** A game's emblem: the casino's spade and coin, Giolitti's sword. */
export function Medallion({ kind }: { readonly kind: string }) {
  return (
    <svg className="medallion" viewBox="0 0 48 48" aria-hidden="true">
      <circle cx="24" cy="24" r="22.5" fill="none" stroke="currentColor" strokeWidth="1.5" />
      <circle cx="24" cy="24" r="19.5" fill="none" stroke="currentColor" strokeWidth="0.6" />
      <SuitSign suit={kind === 'DYNASTY' ? 'SWORDS' : 'SPADES'} x={24} y={24} size={24} plain />
    </svg>
  );
}
