import { CardBack } from '../../ui/cards/card-back';
import { Card } from '../../ui/cards/card';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import type { WarTableFragment } from '../../generated/graphql';
import { MutationButton } from '../../ui/form/mutation-button';
import { isOffered } from '../../platform/is-offered';
import { fieldOf } from '../../platform/offered-option';
import type { OfferedMutation } from '../../platform/is-offered';
import type { Cue } from '../../platform/sound/cue';
import { useCue } from '../../platform/sound/use-cue';
import { HeldItems } from '../round';
import type { Holding } from '../round';
import { useClientSeed } from '../season';
import { t } from '../../platform/i18n/translate';
import { MomentButtons } from './moment-buttons';
import { Stake } from './stake';
import { cardsAt, useWarMoment } from './use-war-moment';
import type { TurnedCard } from './use-war-moment';
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
        facts
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
        facts
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
        facts
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
  /** True if the war was open during the visit, so that its end is told. */
  readonly isNews?: boolean;
  /** The viewer's player; null for onlookers. */
  readonly me: string | null;
  readonly options: readonly OfferedMutation[];
  readonly holdings: readonly Holding[];
};

/** A table of war: two chairs with wagers, the cards drawn, and the viewer's actions. */
export function WarTable({ war, season, isNews = false, me, options, holdings }: WarTableProps) {
  const shown = unmask(WAR_TABLE, war);
  const { id, status, seats, draws, winner, terms } = shown;
  const moment = useWarMoment(shown, isNews);
  const isOpen = status === 'OPEN';
  const isNewlyTold = isNews && winner !== null && moment.isTold;
  useCue(isNewlyTold ? warCue(shown, me) : null, `war ${id}`);
  return (
    <article id={`war-${id}`} className="trade war" data-status={isOpen ? 'OFFERED' : status}>
      <div className="trade-sides">
        {seats.map((seat) => (
          <Chair
            key={seat.player.id}
            seat={seat}
            season={season}
            isOpen={isOpen}
            won={moment.isTold && winner?.id === seat.player.id}
            drawn={cardsAt(draws, seat.player.id, moment.step)}
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
      <WarStory war={shown} step={moment.step} isTold={moment.isTold} />
      {isNews && winner !== null && (
        <p>
          <MomentButtons moment={moment} />
        </p>
      )}
      {isOffered(options, 'proposeWar', 'tableId', id) && (
        <Stake season={season} table={id} holdings={holdings} />
      )}
      <WarActions id={id} terms={terms} season={season} options={options} />
    </article>
  );
}

function warCue({ winner, seats }: WarTableFragment, me: string | null): Cue {
  if (!seats.some(({ player }) => player.id === me)) return 'chip';
  return winner?.id === me ? 'won' : 'lost';
}

type WarActionsProps = Pick<WarTableFragment, 'id' | 'terms'> &
  Pick<WarTableProps, 'season' | 'options'>;

/** Agreeing to the wagers, and standing up. */
function WarActions({ id, terms, season, options }: WarActionsProps) {
  const agreeing = options.find(
    ({ mutation, input }) => mutation === 'agreeToWar' && fieldOf(input, 'tableId') === id,
  );
  const seed = useClientSeed(season, agreeing);
  return (
    <>
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
    </>
  );
}

const isStandingUp = ({ mutation, facts }: OfferedMutation, table: string): boolean =>
  mutation === 'standUp' && fieldOf(facts, 'tableId') === table;

type WarStoryProps = {
  readonly war: WarTableFragment;
  readonly step: number;
  readonly isTold: boolean;
};

/**
 * The draw that is being told, and at the end the winner. The element is there before its text, so
 * that screen readers tell the text.
 */
function WarStory({ war: { draws, winner }, step, isTold }: WarStoryProps) {
  const ends = draws.map((_draw, at) =>
    draws.slice(0, at + 1).reduce((sum, { cards }) => sum + cards.length, 0),
  );
  const now = Math.max(
    0,
    ends.findIndex((end) => step <= end),
  );
  const isLevel = step === ends[now] && now < draws.length - 1;
  const last = draws.at(-1)?.cards ?? [];
  const card = last.find(({ player }) => player.id === winner?.id)?.card.name;
  const other = last.find(({ player }) => player.id !== winner?.id)?.card.name;
  return (
    <div role="status" className={winner === null ? undefined : 'war-story'}>
      {winner !== null && !isTold && (
        <p>{isLevel ? t('tables.level') : t('tables.draw', { draw: now + 1 })}</p>
      )}
      {isTold && card !== undefined && other !== undefined && (
        <p>{t('tables.beats', { card, other })}</p>
      )}
      {isTold && winner !== null && (
        <p className="won">{t('tables.winner', { name: winner.name })}</p>
      )}
    </div>
  );
}

type ChairProps = {
  readonly seat: WarTableFragment['seats'][number];
  readonly season: string;
  readonly isOpen: boolean;
  readonly won: boolean;
  /** The player's cards at the told step. */
  readonly drawn: readonly TurnedCard[];
};

/** A player's wager and draws. Equal cards cause another draw. */
function Chair({ seat: { player, wager, agreed }, season, isOpen, won, drawn }: ChairProps) {
  const { name } = player;
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
            {drawn.map(({ card, isTurned }, at) => {
              const width = at === drawn.length - 1 ? 88 : 56;
              return (
                <li key={`${at} ${String(isTurned)}`}>
                  {isTurned ? (
                    <Card face={card} width={width} />
                  ) : (
                    <CardBack season={season} width={width} />
                  )}
                </li>
              );
            })}
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
