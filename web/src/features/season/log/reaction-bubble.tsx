import { LazyReactionDrawing } from './lazy-reaction-drawing';
import { useReaction } from './reaction-signs';
import './reactions.css';

/** A player's present reaction, beside the player. The live region has already told it. */
export function ReactionBubble({ player }: { readonly player: string }) {
  const sign = useReaction(player);
  return sign === null ? null : (
    <span key={sign} className="reaction-bubble" aria-hidden="true" translate="no">
      <LazyReactionDrawing sign={sign} />
    </span>
  );
}
