import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Card } from '../cards/card';
import { say } from '../words/words';
import { HandBuilder } from './hand-builder';
import { Poker, Score } from './hand-score';
import { SecretActions } from './secret-actions';
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
      placement
      week
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

/** Where hands are made, and those that are known. */
export function Hands({ round }: { readonly round: FragmentType<typeof HANDS> }) {
  const shown = unmask(HANDS, round);
  const rules = shown.ruleset.round;
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
      <section aria-labelledby="hands">
        <h2 id="hands">{say('hands.list')}</h2>
        {shown.hands.length === 0 && <p className="quiet">{say('hands.none')}</p>}
        <ol className="hands">
          {shown.hands.map(({ id, player, cards, placement, status, score, poker }) => (
            <li key={id} className="hand">
              <h3>
                {placement !== null && (
                  <span className="won">{say('hands.placed', { placement })} </span>
                )}
                {player.name}
                {status === 'FAILED' && <i className="quiet"> {say('hands.failed')}</i>}
                {status === 'REVEALED' && <i className="quiet"> {say('hands.waiting')}</i>}
              </h3>
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
          ))}
        </ol>
      </section>
    </>
  );
}
