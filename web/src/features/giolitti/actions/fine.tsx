import { useEffect, useLayoutEffect, useRef, useState } from 'react';
import { Card } from '../../../ui/cards/card';
import type { Face } from '../../../ui/cards/face';
import { graphql } from '../../../generated/gql';
import type { FineFragment } from '../../../generated/graphql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { GlossaryText } from '../../../ui/glossary/glossary-text';
import { Button } from '../../../ui/form/button';
import { hasMotion } from '../../../ui/motion/motion-duration';
import { printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import { faceKey } from '../table/face-key';
import { printTricks } from '../table/print-tricks';

const GAME = graphql(`
  fragment Fine on GiolittiGame {
    id
    gameStatus
    campione {
      id
      name
    }
    participants {
      score
      player {
        id
        name
      }
      plays {
        number
        claim
        scored
        tricks {
          trick
          name
          points
        }
        card {
          rank
          suit
          name
        }
      }
    }
    fine {
      clean
      fined {
        id
        name
      }
      hands {
        player {
          id
        }
        cards {
          rank
          suit
          name
        }
      }
    }
  }
`);

const STEP_MS = 1_100;

/**
 * The step of the Fine. If the Fine happens during the visit, it plays from the start; later
 * visitors see the end.
 */
function useTelling(isMade: boolean, last: number) {
  const [step, setStep] = useState(isMade ? last : 0);
  const [telling, setTelling] = useState(false);
  const wasMade = useRef(isMade);
  // A layout effect runs before the paint, so with reduced motion the start never shows.
  useLayoutEffect(() => {
    if (isMade && !wasMade.current) {
      const moves = hasMotion();
      setStep(moves ? 0 : last);
      setTelling(moves);
    }
    wasMade.current = isMade;
  }, [isMade, last]);
  useEffect(() => {
    if (!telling || step >= last) return;
    const timer = setTimeout(() => setStep(step + 1), STEP_MS);
    return () => clearTimeout(timer);
  }, [telling, step, last]);
  const tell = (from: number, isPlaying: boolean): void => {
    setStep(from);
    setTelling(isPlaying);
  };
  return { step, tell };
}

/** The Fine, card by card: the named card beside the held card, and then the outcome. */
export function FineReport({ game: shown }: { readonly game: FragmentType<typeof GAME> }) {
  const game = unmask(GAME, shown);
  const { fine, participants, campione } = game;
  const plays = participants.reduce((sum, each) => sum + each.plays.length, 0);
  const last = plays + 1;
  const { step, tell } = useTelling(fine !== null, last);
  if (fine === null) return null;
  const isOver = step >= last;
  const names = printList(fine.fined.map(({ name }) => name));
  const before = (at: number): number =>
    participants.slice(0, at).reduce((sum, each) => sum + each.plays.length, 0);
  return (
    <section className="fine" aria-labelledby="fine">
      <h2 id="fine">
        <GlossaryText>{t('fine.title')}</GlossaryText>
      </h2>
      <p className="quiet">{t('fine.text')}</p>
      {participants.map(({ player, score, plays: named }, at) => (
        <Disclosure
          key={player.id}
          name={player.name}
          score={score}
          named={named.slice(0, Math.max(0, step - before(at)))}
          held={fine.hands.find((hand) => hand.player.id === player.id)?.cards ?? []}
        />
      ))}
      {isOver && (
        <p className="fine-end">
          {fine.clean ? t('fine.clean') : t('fine.fined', { names })}{' '}
          {campione === null ? t('fine.none') : t('game.campione', { name: campione.name })}
        </p>
      )}
      <p className="claim-acts">
        {isOver ? (
          <Button look="quiet" onClick={() => tell(0, hasMotion())}>
            {t('fine.again')}
          </Button>
        ) : (
          <>
            <Button onClick={() => tell(step + 1, false)}>{t('fine.next')}</Button>
            <Button look="quiet" onClick={() => tell(last, false)}>
              {t('fine.skip')}
            </Button>
          </>
        )}
      </p>
    </section>
  );
}

type DisclosureProps = {
  readonly name: string;
  readonly score: number;
  readonly named: FineFragment['participants'][number]['plays'];
  readonly held: readonly Face[];
};

function Disclosure({ name, score, named, held }: DisclosureProps) {
  const keys = new Set(held.map(faceKey));
  return (
    <section className="fine-of" aria-label={t('fine.plays', { name })}>
      <h3>{t('fine.total', { name, score })}</h3>
      <h4>{t('fine.played')}</h4>
      <ul className="disclosed" aria-label={t('fine.played')}>
        {named.map(({ number, card, claim, scored, tricks }) => (
          <li key={number} data-held={keys.has(faceKey(card))}>
            <Card face={card} width={48} />
            {claim > 0 && (
              <b className="fine-scored figures">{scored === 0 ? '0' : `+${scored}`}</b>
            )}
            {tricks.length > 0 && <span className="small">{printTricks(tricks)}</span>}
            {!keys.has(faceKey(card)) && <span className="small">{t('fine.notHeld')}</span>}
          </li>
        ))}
      </ul>
      <h4>{t('fine.dealt')}</h4>
      <ul className="disclosed disclosed-hand" aria-label={t('game.hand', { name })}>
        {held.map((card) => (
          <li key={faceKey(card)}>
            <Card face={card} width={48} />
          </li>
        ))}
      </ul>
    </section>
  );
}
