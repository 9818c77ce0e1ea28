import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { Backs } from '../../../ui/cards/backs';
import { Card } from '../../../ui/cards/card';
import type { HandsFragment } from '../../../generated/graphql';
import { RuleLink } from '../../../ui/form/outcome';
import { t } from '../../../platform/i18n/translate';
import { HandBuilder } from './hand-builder';
import { Poker, Score } from './hand-score';
import { SECRET_ACTION, SECRET_ACTIONS } from '../seals/my-secrets';
import { useSeat } from '../seat/seat';
import { SecretActions } from '../seals/secret-actions';
import './hands.css';

const HANDS = graphql(`
  fragment Hands on Round {
    id
    ruleset {
      id
      round {
        hands {
          phase
          open
          minimumCards
          maximumCards
        }
        phases {
          phase
          name
        }
      }
    }
    hands {
      id
      status
      failure
      placement
      week
      presentedAt
      player {
        id
        name
      }
      cards {
        count
        card {
          rank
          suit
          name
        }
      }
      score {
        ...HandScore
      }
      poker {
        ...PokerRank
      }
    }
    ...SecretActions
  }
`);

/** The hand builder and the known hands; until a week has a hand, the hands of the week before. */
export function Hands({ round }: { readonly round: FragmentType<typeof HANDS> }) {
  const shown = unmask(HANDS, round);
  const rules = shown.ruleset.round;
  const faceDown = useFaceDown(shown);
  const { week } = useSeat();
  const of = shown.hands[0]?.week ?? week;
  const known = shown.hands.map((hand) => <Known key={hand.id} hand={hand} round={shown} />);
  const phase = rules?.phases.find((each) => each.phase === rules.hands.phase);
  return (
    <>
      {rules !== null && (
        <HandBuilder
          open={rules.hands.open}
          minimum={rules.hands.minimumCards}
          phase={phase?.name ?? rules.hands.phase}
        />
      )}
      <SecretActions round={shown} />
      {(of === week || faceDown.length > 0) && (
        <section aria-labelledby="hands">
          <h2 id="hands">{t('hands.list')}</h2>
          {shown.hands.length === 0 && faceDown.length === 0 && (
            <p className="quiet">{t('hands.none')}</p>
          )}
          <ol className="hands">
            {faceDown.map(({ id, player }) => (
              <li key={id} className="hand">
                <h3>
                  {player.name} <i className="quiet">{t('hands.sealed')}</i>
                </h3>
                <Backs
                  season={shown.id}
                  label={t('hands.faceDown', { name: player.name })}
                  count={PILE}
                  width={56}
                />
              </li>
            ))}
            {of === week && known}
          </ol>
        </section>
      )}
      {of !== week && of !== null && (
        <section aria-labelledby="hands-before">
          <h2 id="hands-before">{t('hands.listOf', { week: of })}</h2>
          <ol className="hands">{known}</ol>
        </section>
      )}
    </>
  );
}

type KnownProps = { readonly hand: HandsFragment['hands'][number]; readonly round: HandsFragment };

function Known({ hand, round }: KnownProps) {
  const { id, player, cards, placement, status, score, poker } = hand;
  return (
    <li className="hand" id={`hand-${id}`}>
      <h3>
        {placement !== null && <span className="won">{t('hands.placed', { placement })} </span>}
        {player.name}
        {status === 'REVEALED' && <i className="quiet"> {t('hands.waiting')}</i>}
      </h3>
      {status === 'FAILED' && <WhyFailed hand={hand} season={round.id} />}
      <ul className="fan">
        {cards.map(({ card, count }) => (
          <li key={card.name}>
            <Card face={card} width={56} />
            {count > 1 && <span className="count figures">× {count}</span>}
          </li>
        ))}
      </ul>
      {score !== null && <Score score={score} />}
      {poker !== null && <Poker rank={poker} />}
    </li>
  );
}

type WhyFailedProps = { readonly hand: KnownProps['hand']; readonly season: string };

/** The rules' section depends on the hand: sealed or presented. */
function WhyFailed({ hand: { failure, presentedAt }, season }: WhyFailedProps) {
  return (
    <p className="quiet">
      {t('hands.failed', { why: t(`seal.why.${failure ?? 'WITHDRAWN'}`) })}{' '}
      <span className="small">
        <RuleLink
          season={season}
          rule={presentedAt === null ? 'secret-information' : 'submitting-a-hand'}
        />
      </span>
    </p>
  );
}

/** The number of backs for a sealed hand, whose size is secret. */
const PILE = 3;

/** Other players' sealed hands, whose content is secret. */
function useFaceDown(round: FragmentType<typeof SECRET_ACTIONS>) {
  const { me } = useSeat();
  return unmask(SECRET_ACTION, unmask(SECRET_ACTIONS, round).secretActions).filter(
    ({ kind, status, player }) => kind === 'HAND' && status === 'COMMITTED' && player.id !== me?.id,
  );
}
