import { Card } from '../../ui/cards/card';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { WarTableFragment } from '../../generated/graphql';
import { MutationButton } from '../../ui/form/mutation-button';
import { isOffered } from '../../platform/is-offered';
import { fieldOf } from '../../platform/offered-option';
import type { OfferedMutation } from '../../platform/is-offered';
import { HeldItems } from '../round';
import type { Holding } from '../round';
import { useClientSeed } from '../season';
import { t } from '../../platform/i18n/translate';
import { Stake } from './stake';
import '../round/market/market.css';

const WAR_TABLE = graphql(`
  fragment WarTable on War {
    id
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
        card {
          rank
          suit
          name
        }
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
`);
const SIT_DOWN = graphql(`
  mutation SitDownAtWar($input: SitDownInput!) {
    sitDown(input: $input) {
      refusal {
        code
        message
        anchor
      }
      table {
        id
        ...WarTable
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
        anchor
      }
      war {
        id
        ...WarTable
      }
    }
  }
`);
const STAND_UP = graphql(`
  mutation StandUp($input: StandUpInput!) {
    standUp(input: $input) {
      refusal {
        code
        message
        anchor
      }
      table {
        id
        ...WarTable
      }
    }
  }
`);

type WarTableProps = {
  readonly war: FragmentType<typeof WAR_TABLE>;
  readonly season: string;
  readonly options: readonly OfferedMutation[];
  readonly holdings: readonly Holding[];
};

/** A table of war: two chairs with wagers, the cards drawn, and the viewer's actions. */
export function WarTable({ war, season, options, holdings }: WarTableProps) {
  const { id, status, seats, draws, winner, terms } = unmask(WAR_TABLE, war);
  const agreeing = options.find(
    ({ mutation, input }) => mutation === 'agreeToWar' && fieldOf(input, 'tableId') === id,
  );
  const seed = useClientSeed(season, agreeing);
  const isOpen = status === 'OPEN';
  return (
    <article id={`war-${id}`} className="trade war" data-status={isOpen ? 'OFFERED' : status}>
      <div className="trade-sides">
        {seats.map((seat) => (
          <Chair
            key={seat.player.id}
            seat={seat}
            isOpen={isOpen}
            won={winner?.id === seat.player.id}
            draws={draws}
          />
        ))}
        {isOpen && seats.length === 1 && (
          <div>
            <h3 className="quiet">{t('tables.free')}</h3>
            {isOffered(options, 'sitDown', 'tableId', id) && (
              <MutationButton
                document={SIT_DOWN}
                season={season}
                command={`sitDown ${id}`}
                input={{ seasonId: season, tableId: id }}
              >
                {t('tables.join', { name: seats[0]?.player.name ?? '' })}
              </MutationButton>
            )}
          </div>
        )}
      </div>
      {winner !== null && <p className="won">{t('tables.winner', { name: winner.name })}</p>}
      {isOffered(options, 'proposeWar', 'tableId', id) && (
        <Stake season={season} table={id} holdings={holdings} />
      )}
      {seed.field}
      <div className="line-up">
        {agreeing !== undefined && (
          <MutationButton
            document={AGREE_TO_WAR}
            season={season}
            command={`agreeToWar ${id}`}
            input={{ seasonId: season, tableId: id, terms, ...seed.input }}
            onDone={seed.clear}
            look="act"
          >
            {t('tables.agree')}
          </MutationButton>
        )}
        {options.some((each) => isStandingUp(each, id)) && (
          <MutationButton
            document={STAND_UP}
            season={season}
            command="standUp"
            input={{ seasonId: season }}
            look="quiet"
          >
            {t('tables.stand')}
          </MutationButton>
        )}
      </div>
    </article>
  );
}

const isStandingUp = ({ mutation, facts }: OfferedMutation, table: string): boolean =>
  mutation === 'standUp' && fieldOf(facts, 'tableId') === table;

type ChairProps = Pick<WarTableFragment, 'draws'> & {
  readonly seat: WarTableFragment['seats'][number];
  readonly isOpen: boolean;
  readonly won: boolean;
};

/** A player's wager and draws. Equal cards cause another draw. */
function Chair({ seat: { player, wager, agreed }, isOpen, won, draws }: ChairProps) {
  const { id, name } = player;
  const drawn = draws.flatMap(({ cards }) => cards.filter((each) => each.player.id === id));
  return (
    <div data-won={won}>
      <h3>{t('tables.stakes', { name })}</h3>
      <div className="war-side">
        <div>
          <HeldItems items={wager ?? []} />
          {won && <p className="won">{t('tables.takes')}</p>}
        </div>
        {drawn.length > 0 && (
          <ol className="war-drawn" aria-label={t('tables.drew', { name })}>
            {drawn.map(({ card }, at) => (
              <li key={at} style={{ animationDelay: `${at * 320}ms` }}>
                <Card face={card} width={at === drawn.length - 1 ? 88 : 56} />
              </li>
            ))}
          </ol>
        )}
      </div>
      {isOpen && wager !== null && (
        <p className={agreed ? 'may small' : 'quiet small'}>
          {t(agreed ? 'tables.agreed' : 'tables.waits')}
        </p>
      )}
    </div>
  );
}
