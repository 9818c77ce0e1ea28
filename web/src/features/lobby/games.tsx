import { Card } from '../../ui/cards/card';
import type { Face } from '../../ui/cards/face';
import type { SeasonKind } from '../../generated/graphql';
import { t } from '../../platform/i18n/translate';
import { PlayNow } from './play-now';

const CASINO: readonly Face[] = [
  { rank: 'OBER_KNAVE', suit: 'BELLS' },
  { rank: 'ACE', suit: 'SPADES' },
  { rank: '10', suit: 'ROSES' },
];
const GIOLITTI: readonly Face[] = [
  { rank: 'KING', suit: 'SWORDS' },
  { rank: 'MOON', suit: 'ARCANA' },
  { rank: '7', suit: 'COINS' },
];

/** The games offered on this server. */
export function Games() {
  return (
    <div className="games">
      <Game title={t('lobby.casino')} text={t('lobby.casinoText')} cards={CASINO} kind="ROUND" />
      <Game
        title={t('lobby.giolitti')}
        text={t('lobby.giolittiText')}
        cards={GIOLITTI}
        kind="DYNASTY"
      />
    </div>
  );
}

type GameProps = {
  readonly title: string;
  readonly text: string;
  readonly cards: readonly Face[];
  readonly kind: SeasonKind;
};

function Game({ title, text, cards, kind }: GameProps) {
  return (
    <section className="game-about">
      <div className="front-fan" aria-hidden="true">
        {cards.map((card) => (
          <Card key={`${card.rank} ${card.suit}`} face={card} width={84} />
        ))}
      </div>
      <div>
        <h2>{title}</h2>
        <p className="quiet">{text}</p>
        <PlayNow kind={kind} />
      </div>
    </section>
  );
}
