import { useEffect, useRef } from 'react';
import { Card } from '../../../ui/cards/card';
import type { Face } from '../../../ui/cards/face';
import { graphql } from '../../../generated/gql';
import type { FineFragment } from '../../../generated/graphql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { GlossaryText } from '../../../ui/glossary/glossary-text';
import { Button } from '../../../ui/form/button';
import { hasMotion } from '../../../platform/motion-duration';
import { printList } from '../../../platform/i18n/print-list';
import { t } from '../../../platform/i18n/translate';
import { faceKey } from '../table/face-key';
import type { Telling } from '../use-telling';
import { printTricks } from '../table/print-tricks';

const GAME = graphql(`
  fragment Fine on GiolittiGame {
    id
    gameStatus
    closing
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

type FineProps = {
  readonly game: FragmentType<typeof GAME>;
  readonly telling: Telling;
};

/**
 * The Fine, card by card: the loser's named cards with the growing score, the winner's, and then
 * the outcome.
 */
export function FineReport({
  game: shown,
  telling: { step, last, isTold, isNews, tell },
}: FineProps) {
  const { fine, participants, campione } = unmask(GAME, shown);
  const place = useRef<HTMLElement>(null);
  useEffect(() => {
    if (isNews && !isTold) place.current?.scrollIntoView({ block: 'start' });
  }, [isNews, isTold]);
  if (fine === null) return null;
  const names = printList(fine.fined.map(({ name }) => name));
  const inOrder = [...participants].sort(
    (one, other) =>
      Number(one.player.id === campione?.id) - Number(other.player.id === campione?.id),
  );
  const before = (at: number): number =>
    inOrder.slice(0, at).reduce((sum, each) => sum + each.plays.length, 0);
  return (
    <section ref={place} className="fine" data-telling={!isTold} aria-labelledby="fine">
      <h2 id="fine">
        <GlossaryText>{t('fine.title')}</GlossaryText>
      </h2>
      {isTold && <p className="quiet">{t('fine.text')}</p>}
      {inOrder.map(({ player, score, plays }, at) => {
        const count = Math.max(0, step - before(at));
        if (!isTold && at > 0 && count === 0) return null;
        return (
          <Disclosure
            key={player.id}
            name={player.name}
            score={score}
            plays={plays}
            count={count}
            isShown={isTold || count < plays.length || at === inOrder.length - 1}
            held={fine.hands.find((hand) => hand.player.id === player.id)?.cards ?? []}
          />
        );
      })}
      {!isTold && step === last - 1 && <FoundOut fine={unmask(GAME, shown)} />}
      {isTold && (
        <p className="fine-end">
          {fine.clean ? t('fine.clean') : t('fine.fined', { names })}{' '}
          {campione === null ? t('fine.none') : t('game.campione', { name: campione.name })}
        </p>
      )}
      <p className="claim-acts">
        {isTold ? (
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

/** A bluff that is found out, in the breath before the outcome. */
function FoundOut({ fine }: { readonly fine: FineFragment }) {
  const decided = decidedBy(fine);
  if (decided?.isExposed !== true) return null;
  const { play, name } = decided;
  return (
    <section className="found-out" role="status">
      <Card face={play.card} width={112} />
      <div>
        <h3>{t('fine.foundOut')}</h3>
        <p>{t('result.exposed', { card: play.card.name, name })}</p>
      </div>
    </section>
  );
}

/** The card that decided a game: the exposed card, or the winner's most valuable play. */
export function DecidingCard({ game }: Pick<FineProps, 'game'>) {
  const decided = decidedBy(unmask(GAME, game));
  if (decided === null) return null;
  const { play, name, isExposed } = decided;
  const said = { card: play.card.name, name };
  return (
    <div className="deciding">
      <Card face={play.card} width={64} />
      <p>
        {isExposed
          ? t('result.exposed', said)
          : t('result.decided', {
              ...said,
              points: play.scored,
              tricks: printTricks(play.tricks),
            })}
      </p>
    </div>
  );
}

type Seat = FineFragment['participants'][number];
type Deciding = {
  readonly play: Seat['plays'][number];
  readonly name: string;
  readonly isExposed: boolean;
};

function decidedBy({ fine, campione, closing, participants }: FineFragment): Deciding | null {
  if (fine === null || campione === null) return null;
  const [fined] = fine.fined;
  const of = participants.find(({ player }) => player.id === (fined ?? campione).id);
  if (of === undefined) return null;
  if (fined === undefined) {
    if (closing !== 'PLAYED') return null;
    const [best] = [...of.plays].sort((one, other) => other.scored - one.scored);
    return best === undefined || best.scored === 0
      ? null
      : { play: best, name: of.player.name, isExposed: false };
  }
  const held = fine.hands.find(({ player }) => player.id === fined.id)?.cards ?? [];
  const keys = new Set(held.map(faceKey));
  const play = of.plays.find(({ card }) => !keys.has(faceKey(card)));
  return play === undefined ? null : { play, name: of.player.name, isExposed: true };
}

type DisclosureProps = {
  readonly name: string;
  readonly score: number;
  readonly plays: Seat['plays'];
  /** The number of plays told so far. */
  readonly count: number;
  /** False for a player whose cards have all been told; then only the score shows. */
  readonly isShown: boolean;
  readonly held: readonly Face[];
};

function Disclosure({ name, score, plays, count, isShown, held }: DisclosureProps) {
  const keys = new Set(held.map(faceKey));
  const named = plays.slice(0, count);
  const toCome = plays.slice(count).reduce((sum, { scored }) => sum + scored, 0);
  const total = t('fine.total', { name, score: score - toCome });
  if (!isShown) return <h3>{total}</h3>;
  return (
    <section className="fine-of" aria-label={t('fine.plays', { name })}>
      <h3>{total}</h3>
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
