import { useState } from 'react';
import { Card } from '../../../ui/cards/card';
import type { Face } from '../../../ui/cards/face';
import { Dialog } from '../../../ui/dialog/dialog';
import { Button } from '../../../ui/form/button';
import type { GameTricksFragment } from '../../../generated/graphql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { English } from '../../../ui/english';
import { t } from '../../../platform/i18n/translate';
import { faceKey } from './face-key';
import { GAME_TRICKS } from './game-tricks';
import type { Claimable, HandCard } from './my-seat';
import { printTricks } from './print-tricks';

type TeachMeProps = {
  readonly game: FragmentType<typeof GAME_TRICKS>;
  readonly hand: readonly HandCard[];
  readonly claimables: readonly Claimable[];
  readonly onChoose: (card: Face) => void;
};

/** A hint on request: the card of the viewer's hand that scores most now, and why. */
export function TeachMe({ game, hand, claimables, onChoose }: TeachMeProps) {
  const [open, setOpen] = useState(false);
  const held = new Set(hand.map(faceKey));
  const mine = claimables
    .filter(({ card, nameable }) => nameable && held.has(faceKey(card)))
    .sort((one, other) => other.points - one.points);
  const [best, ...rest] = mine.filter(({ points }) => points > 0);
  const { tricks } = unmask(GAME_TRICKS, game);
  return (
    <>
      <Button look="quiet" onClick={() => setOpen(true)}>
        {t('teach.title')}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={t('teach.title')}>
        {best === undefined ? (
          <NoCard tricks={tricks} />
        ) : (
          <>
            <BestCard best={best} tricks={tricks} />
            {rest.length > 0 && (
              <>
                <h3>{t('teach.also')}</h3>
                <ul className="teach-also">
                  {rest.map((each) => (
                    <li key={faceKey(each.card)}>
                      <b>{each.card.name}</b> {printTricks(each.tricks)}
                    </li>
                  ))}
                </ul>
              </>
            )}
          </>
        )}
        <p>{t('teach.after')}</p>
        <p className="quiet small">{t('teach.facts')}</p>
        {best !== undefined && (
          <p className="claim-acts">
            <Button
              look="act"
              onClick={() => {
                setOpen(false);
                onChoose(best.card);
              }}
            >
              {t('teach.choose', { card: best.card.name })}
            </Button>
          </p>
        )}
      </Dialog>
    </>
  );
}

type Tricks = Pick<GameTricksFragment, 'tricks'>;

/** The card that scores most, with the reason for each of its tricks. */
function BestCard({ best, tricks }: Tricks & { readonly best: Claimable }) {
  return (
    <div className="teach-best">
      <Card face={best.card} width={88} />
      <div>
        <p>
          <b>{t('teach.best', { card: best.card.name, points: best.points })}</b>
        </p>
        <ul className="teach-why">
          {best.tricks.map(({ trick, name, points, why }) => (
            <li key={trick}>
              <b>
                {name} <span className="figures">{points}</span>
              </b>{' '}
              <English>
                {`${tricks.find((each) => each.trick === trick)?.condition ?? ''} ${why}`}
              </English>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}

/** What would score, if no card of the hand does. */
const NoCard = ({ tricks }: Tricks) => (
  <>
    <p>
      <b>{t('teach.none')}</b>
    </p>
    <ul className="teach-why">
      {tricks
        .filter(({ active }) => active)
        .map(({ trick, name, points, condition }) => (
          <li key={trick}>
            <b>
              {name} <span className="figures">{points}</span>
            </b>{' '}
            <English>{condition}</English>
          </li>
        ))}
    </ul>
  </>
);
