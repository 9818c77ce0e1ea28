import { useState } from 'react';
import { Card } from '../cards/card';
import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import type { WarsFragment } from '../generated/graphql';
import { isOffered } from '../govern/options';
import type { Offered } from '../govern/options';
import { Act } from '../kit/act';
import { Field } from '../kit/field';
import { printNumber } from '../words/figures';
import { say } from '../words/words';

const WARS = graphql(`
  fragment Wars on Round {
    id
    currency {
      item
      plural
    }
    tables(status: null, kind: WAR, first: 20, order: NEWEST_FIRST) {
      nodes {
        id
        ... on War {
          status
          terms
          winner {
            id
            name
          }
          seats {
            agreed
            player {
              id
              name
            }
            wager {
              item
              name
              quantity
            }
          }
          draws {
            cards {
              player {
                id
                name
              }
              card {
                rank
                suit
                name
              }
            }
          }
        }
      }
    }
  }
`);
const PROPOSE_WAR = graphql(`
  mutation ProposeWar($input: ProposeWarInput!) {
    proposeWar(input: $input) {
      refusal {
        code
        message
        rule
      }
      war {
        id
      }
    }
  }
`);
const AGREE_TO_WAR = graphql(`
  mutation AgreeToWar($input: AgreeToWarInput!) {
    agreeToWar(input: $input) {
      refusal {
        code
        message
        rule
      }
      war {
        id
      }
    }
  }
`);

type WarsProps = {
  readonly round: FragmentType<typeof WARS>;
  readonly options: readonly Offered[];
};
type Table = WarsFragment['tables']['nodes'][number];
type War = Extract<Table, { readonly draws: unknown }>;

/** Each draws the highest card it can; what was staked is the winner's. */
export function Wars({ round, options }: WarsProps) {
  const { id, currency, tables } = unmask(WARS, round);
  const [stake, setStake] = useState('10');
  const wars = tables.nodes.filter((table): table is War => 'draws' in table);
  const wager = [{ item: currency.item, quantity: Number(stake) }];
  const canOpen = options.some(
    ({ mutation, input }) => mutation === 'proposeWar' && !('tableId' in (input as object)),
  );
  return (
    <section className="panel" aria-labelledby="war">
      <h2 id="war">{say('tables.war')}</h2>
      {wars.length === 0 && <p className="quiet">{say('tables.noOpen')}</p>}
      {wars.map((war) => (
        <article key={war.id} className="war" data-status={war.status}>
          <Seats war={war} />
          {isOffered(options, 'proposeWar', 'tableId', war.id) && (
            <Act
              document={PROPOSE_WAR}
              season={id}
              command={`proposeWar ${war.id}`}
              input={{ seasonId: id, tableId: war.id, wager }}
            >
              {say('tables.join', { name: war.seats[0]?.player.name ?? '' })}
            </Act>
          )}
          {isOffered(options, 'agreeToWar', 'tableId', war.id) && (
            <Act
              document={AGREE_TO_WAR}
              season={id}
              command={`agreeToWar ${war.id}`}
              input={{ seasonId: id, tableId: war.id, terms: war.terms }}
              look="act"
            >
              {say('tables.agree')}
            </Act>
          )}
        </article>
      ))}
      {isOffered(options, 'proposeWar') && (
        <Field
          label={`${say('tables.stake')} (${currency.plural})`}
          inputMode="numeric"
          value={stake}
          onChange={setStake}
        />
      )}
      {canOpen && (
        <Act
          document={PROPOSE_WAR}
          season={id}
          command="proposeWar"
          input={{ seasonId: id, wager }}
        >
          {say('tables.propose')}
        </Act>
      )}
    </section>
  );
}

function Seats({ war: { seats, draws, winner } }: { readonly war: War }) {
  return (
    <>
      <ul>
        {seats.map(({ player, wager, agreed }) => (
          <li key={player.id}>
            {say('tables.wager', {
              name: player.name,
              items: (wager ?? [])
                .map(({ name, quantity }) => `${printNumber(quantity)} ${name}`)
                .join(', '),
            })}{' '}
            <span className="quiet small">{say(agreed ? 'tables.agreed' : 'tables.waits')}</span>
          </li>
        ))}
      </ul>
      {draws.map(({ cards }, at) => (
        <ol key={at} className="line-up">
          {cards.map(({ player, card }) => (
            <li key={player.id}>
              <Card face={card} width={64} />
              <span className="small">{player.name}</span>
            </li>
          ))}
        </ol>
      ))}
      {winner !== null && <p className="due">{say('tables.winner', { name: winner.name })}</p>}
    </>
  );
}
