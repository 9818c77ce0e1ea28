import './skeleton.css';

/** The places of cards that still load. */
export const HandSkeleton = ({ cards }: { readonly cards: number }) => (
  <div className="skeleton-hand" aria-hidden="true">
    {Array.from({ length: cards }, (_, at) => (
      <i key={at} className="skeleton-card" />
    ))}
  </div>
);
