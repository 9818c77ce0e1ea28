import { graphql } from '../generated/gql';
import { unmask } from '../generated/fragment-masking';
import type { FragmentType } from '../generated/fragment-masking';
import { Act } from '../kit/act';
import { fieldOf } from '../season/option';
import type { Offered } from '../govern/options';
import { say } from '../words/words';
import { Stake } from './stake';
import { WarTable } from './war-table';
import { WeekDice } from './week-dice';

const WARS = graphql(`
  fragment Wars on Round {
    id
    week
    ruleset {
      id
      round {
        warPlayers
      }
    }
    viewer {
      id
      player {
        id
        holdings {
          item
          name
          quantity
          card {
            rank
            suit
            name
          }
        }
      }
    }
    tables(status: null, kind: WAR, first: 12, order: NEWEST_FIRST) {
      nodes {
        __typename
        id
        status
        ...WarTable
      }
    }
  }
`);
const OPEN_TABLE = graphql(`
  mutation OpenWarTable($input: SitDownInput!) {
    sitDown(input: $input) {
      refusal {
        code
        message
        rule
      }
      table {
        id
      }
    }
  }
`);

type WarsProps = {
  readonly round: FragmentType<typeof WARS>;
  readonly options: readonly Offered[];
};

/** Each draws a card, and the higher one takes what was staked: nothing where the rules have no war. */
export function Wars({ round, options }: WarsProps) {
  const { id, week, ruleset, viewer, tables } = unmask(WARS, round);
  const wars = tables.nodes.filter((table) => table.__typename === 'War');
  if ((ruleset.round?.warPlayers ?? null) === null && wars.length === 0) return null;
  const holdings = viewer?.player?.holdings ?? [];
  const open = wars.filter(({ status }) => status === 'OPEN');
  const past = wars.filter(({ status }) => status !== 'OPEN');
  const shown = { season: id, options, holdings };
  return (
    <section className="panel" aria-labelledby="war">
      <h2 id="war">{say('tables.war')}</h2>
      <p className="quiet">{say('tables.warText')}</p>
      {open.length === 0 && <p className="quiet">{say('tables.noOpen')}</p>}
      {open.map((war) => (
        <WarTable key={war.id} war={war} {...shown} />
      ))}
      {isOpening(options, 'proposeWar') && (
        <Stake place={{ season: id, command: 'proposeWar' }} table={null} holdings={holdings} />
      )}
      {isOpening(options, 'sitDown') && (
        <Act document={OPEN_TABLE} season={id} command="sitDown" input={{ seasonId: id }}>
          {say('tables.sit')}
        </Act>
      )}
      {past.length > 0 && <h3 className="caps">{say('tables.past')}</h3>}
      {past.map((war) => (
        <WarTable key={war.id} war={war} {...shown} />
      ))}
      <WeekDice season={id} week={week} />
    </section>
  );
}

/** Not offered for any existing table: one is opened by it. */
const isOpening = (options: readonly Offered[], wanted: string): boolean =>
  options.some(
    ({ mutation, input }) => mutation === wanted && fieldOf(input, 'tableId') === undefined,
  );
