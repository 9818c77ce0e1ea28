import { Backs } from '../../../ui/cards/backs';
import { Card } from '../../../ui/cards/card';
import type { Face } from '../../../ui/cards/face';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { RuleLink } from '../../../ui/form/outcome';
import { PlayerName } from '../../../ui/player-name';
import { cardsLeft } from './cards-left';
import { faceKey } from './face-key';
import { printTricks } from './print-tricks';
import { useCardLanding } from './use-card-landing';
import type { Position } from '../replay/use-positions';
import { ReactionBubble } from '../../season';
import { WornMask } from './worn-mask';
import type { MaskOfRules } from './worn-mask';
import { t } from '../../../platform/i18n/translate';

const SEAT = graphql(`
  fragment Seat on Participant {
    score
    mask
    unmetEffects
    handCards
    handArcana
    player {
      id
      name
      ...PlayerName
    }
    lastPocket {
      rank
      suit
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
    disclosedHand {
      rank
      suit
      name
    }
  }
`);

type SeatProps = {
  readonly seat: FragmentType<typeof SEAT>;
  readonly season: string;
  /** The masks of the game's rules. */
  readonly masks: readonly MaskOfRules[];
  readonly turn: boolean;
  /** True if another part shows the hand: the Fine, or the viewer's fan. */
  readonly isRevealed: boolean;
  /** The replayed seat; left out for the live game. */
  readonly then?: ReplayedSeat | undefined;
};

type ReplayedSeat = Position['seats'][number] & { readonly afterPlay: number };

/** A participant: mask, score, and the public pocket. */
export function Seat({ seat, season, masks, turn, isRevealed, then }: SeatProps) {
  const { player, mask, unmetEffects, disclosedHand, plays, ...now } = unmask(SEAT, seat);
  const { score, pocket } = then ?? { score: now.score, pocket: now.lastPocket };
  const laid = pocket.map((card, at) => ({
    key: `${faceKey(card)} ${timesIn(pocket.slice(0, at), card)}`,
    card,
    play: plays.filter((play) => faceKey(play.card) === faceKey(card))[
      timesIn(pocket.slice(0, at), card)
    ],
  }));
  const left = cardsLeft(now, then === undefined ? plays : playedBy(plays, then.afterPlay));
  const list = useCardLanding(laid.map(({ key }) => key));
  return (
    <section className="seat" data-turn={turn} aria-label={player.name}>
      <header>
        <div className="seat-who">
          {mask !== null && <WornMask worn={mask} of={masks} season={season} />}
          <h2>
            <PlayerName player={player} />
          </h2>
          {then === undefined && <ReactionBubble player={player.id} />}
        </div>
        {disclosedHand === null && !isRevealed && left > 0 && (
          <Backs
            season={season}
            label={t('game.faceDown', { name: player.name, count: left })}
            count={left}
            width={18}
          />
        )}
        <p className="seat-score">
          <span className="unseen">{t('game.score')} </span>
          {score}
        </p>
      </header>
      {unmetEffects.length > 0 && (
        <p className="seat-unmet quiet small">
          {t('seat.unmet', { effects: unmetEffects.join(' ') })}{' '}
          <RuleLink season={season} rule="masks" />
        </p>
      )}
      <ul ref={list} className="pocket" aria-label={t('game.pocket', { name: player.name })}>
        {laid.map(({ key, card, play }) => (
          <li key={key} data-laid={key}>
            <Card face={card} width={84} />
            {play !== undefined && play.claim > 0 && <Claimed {...play} />}
          </li>
        ))}
        {pocket.length === 0 && <li className="quiet">{t('game.pocketEmpty')}</li>}
      </ul>
      {disclosedHand !== null && !isRevealed && (
        <ul className="disclosed disclosed-hand" aria-label={t('game.hand', { name: player.name })}>
          {disclosedHand.map((card, at) => (
            <li key={at}>
              <Card face={card} width={48} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

const playedBy = <P extends { readonly number: number }>(
  plays: readonly P[],
  last: number,
): readonly P[] => plays.filter(({ number }) => number <= last);

type ClaimedProps = {
  readonly claim: number;
  readonly scored: number;
  readonly tricks: Parameters<typeof printTricks>[0];
};

/** A card's claim, score and tricks. A claim without any score is struck through. */
function Claimed({ claim, scored, tricks }: ClaimedProps) {
  const summary = t('seat.claimed', { claim, scored });
  const text = tricks.length === 0 ? summary : `${summary}: ${printTricks(tricks)}`;
  return (
    <span className="pocket-claim figures" data-failed={scored === 0} title={text}>
      <span className="unseen">{text}</span>
      <span aria-hidden>{scored === 0 ? claim : `+${scored}`}</span>
    </span>
  );
}

/** A card may be named twice [Arlecchino]. */
const timesIn = (cards: readonly Face[], card: Face): number =>
  cards.filter((each) => faceKey(each) === faceKey(card)).length;
