import { useEffect, useRef, useState } from 'react';
import type { Face } from '../../../ui/cards/face';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { t } from '../../../platform/i18n/translate';
import { CardChooser } from './card-chooser';
import { ClaimPanel, usePlayCommand } from './claim-panel';
import { faceKey } from './face-key';
import { Fan } from './fan';
import { optionOf } from './my-seat';
import type { MySeat } from './my-seat';
import { TeachMe } from './teach-me';

const GAME = graphql(`
  fragment MyHand on GiolittiGame {
    id
    season {
      id
    }
    ...AnyCard
    ...ClaimPanel
    ...GameTricks
  }
`);

type MyHandProps = { readonly game: FragmentType<typeof GAME>; readonly seat: MySeat };

/** The first press of a card shows its claims, and the second press plays it. */
export function MyHand({ game: shown, seat }: MyHandProps) {
  const game = unmask(GAME, shown);
  const [chosen, setChosen] = useState<Face | null>(null);
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => {
    // Scrolls the panel into view, above anything that covers the screen's edge.
    if (chosen !== null) panel.current?.scrollIntoView({ block: 'nearest' });
  }, [chosen]);
  const play = usePlayCommand(game.season.id, game.id);
  if (seat.hand === null) return null;
  const choose = (card: Face): void => {
    if (chosen !== null && faceKey(chosen) === faceKey(card)) {
      panel.current?.querySelector<HTMLButtonElement>('.claim-play')?.click();
      return;
    }
    play.reset();
    setChosen(card);
  };
  const canPlay = optionOf(seat, 'playCard') !== null;
  const key = chosen === null ? null : faceKey(chosen);
  const claimable = seat.claimables?.find(({ card }) => faceKey(card) === key) ?? null;
  return (
    <div className="my-place">
      <Fan
        hand={seat.hand}
        claimables={seat.claimables}
        canPlay={canPlay}
        chosen={key}
        onChoose={choose}
      />
      <div ref={panel} className="my-claim">
        {chosen === null ? (
          <p className="quiet small">{t(canPlay ? 'hand.choose' : 'hand.look')}</p>
        ) : (
          <ClaimPanel
            key={key}
            game={game}
            card={chosen}
            claimable={claimable}
            held={seat.hand.some((card) => faceKey(card) === key)}
            mayPlay={canPlay}
            play={play}
            // The user may have chosen another card before the answer arrives.
            onBack={() => setChosen((now) => (now !== null && faceKey(now) === key ? null : now))}
          />
        )}
      </div>
      <div className="my-hand-acts">
        {canPlay && seat.claimables !== null && (
          <TeachMe game={game} hand={seat.hand} claimables={seat.claimables} onChoose={setChosen} />
        )}
        <CardChooser
          game={game}
          hand={seat.hand}
          hasPoints={canPlay && seat.claimables !== null}
          onChoose={choose}
        />
      </div>
    </div>
  );
}
