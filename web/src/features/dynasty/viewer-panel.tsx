import { Link } from 'wouter';
import { GuestSeat } from '../account';
import { useToken } from '../../platform/session';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { MutationButton } from '../../ui/form/mutation-button';
import { Button } from '../../ui/form/button';
import { Disclosure } from '../../ui/disclosure';
import { OptionRule } from '../../ui/form/option-rule';
import { Outcome } from '../../ui/form/outcome';
import { fieldOf } from '../../platform/offered-option';
import {
  ExhibitionNotice,
  GoIdle,
  Idle,
  Join,
  Leave,
  OwnDice,
  Rejoin,
  useClientSeed,
  useIsExhibition,
  useIsOver,
} from '../season';
import { t } from '../../platform/i18n/translate';
import { offeredIn } from './use-viewer';
import type { DynastyViewer } from './use-viewer';

const READY = graphql(`
  mutation SetReadiness($input: SetReadinessInput!) {
    setReadiness(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        seq
        ... on Dynasty {
          ...DynastyPlayers
          ...GameList
        }
      }
    }
  }
`);

const START = graphql(`
  mutation StartGame($input: StartGameInput!) {
    startGame(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      game {
        id
        dynasty {
          id
          seq
          ...DynastyPlayers
          ...GameList
        }
      }
    }
  }
`);

type ViewerPanelProps = { readonly season: string; readonly place: DynastyViewer | null };

/** The viewer's readiness and dice; for the dealer, also the deal. */
export function ViewerPanel({ season, place }: ViewerPanelProps) {
  const mayReady = offeredIn(place, 'setReadiness') !== null;
  const mayStart = offeredIn(place, 'startGame') !== null;
  const game = fieldOf(offeredIn(place, 'resignGame')?.input, 'gameId');
  const join = offeredIn(place, 'joinSeason');
  const mayIdle = offeredIn(place, 'goIdle') !== null;
  const mayLeave = offeredIn(place, 'leaveSeason') !== null;
  const isForShow = useIsExhibition(season);
  if (place === null) return <Onlooker season={season} isForShow={isForShow} />;
  const { rejoinAt } = place;
  const isOut = isForShow && place.player === null;
  const isIdle = typeof place.player?.idleSince === 'string';
  const isPlaying = mayReady || mayStart || typeof game === 'string';
  const isOthers = isIdle || isOut || join !== null || rejoinAt !== null;
  if (!isPlaying && !isOthers && !mayLeave) return null;
  return (
    <section className="my-place-in" aria-labelledby="my-place">
      <header className="my-place-head">
        <h2 id="my-place">{t('ready.title')}</h2>
        {(mayLeave || mayIdle) && (
          <Disclosure label={t('ready.more')}>
            {mayIdle && <GoIdle season={season} />}
            {mayLeave && (
              <Leave season={season} name={t('ready.leave')} text={t('ready.leaveText')} />
            )}
          </Disclosure>
        )}
      </header>
      {typeof game === 'string' && (
        <Link href={`/g/${game}`} className="button button-act">
          {t('ready.toGame')}
        </Link>
      )}
      {mayReady && <Readiness season={season} place={place} />}
      {mayReady && offeredIn(place, 'setClientSeed') !== null && (
        <OwnDice
          season={season}
          fixed={typeof place.player?.nextClientSeedSha256 === 'string'}
          text={t('ready.fixText')}
          done={t('ready.fixed')}
        />
      )}
      {mayStart && (
        <MutationButton
          document={START}
          season={season}
          command="startGame"
          input={{ seasonId: season }}
          look="act"
        >
          {t('ready.deal')}
        </MutationButton>
      )}
      {isIdle && <Idle season={season} mayBack={offeredIn(place, 'comeBack') !== null} />}
      {rejoinAt !== null && <Rejoin at={rejoinAt} />}
      {isOut && <ExhibitionNotice />}
      {!isPlaying && !isOthers && <p>{t('ready.nothing')}</p>}
      {join !== null && <p>{t('ready.watching')}</p>}
      {join !== null && <Join season={season} option={join} aside={mayStart} />}
    </section>
  );
}

type OnlookerProps = { readonly season: string; readonly isForShow: boolean };

function Onlooker({ season, isForShow }: OnlookerProps) {
  const isOver = useIsOver(season);
  if (useToken() !== null) return null;
  if (isOver) return <p className="quiet">{t('seat.over')}</p>;
  return (
    <section className="my-place-in" aria-label={t('ready.title')}>
      {isForShow ? (
        <ExhibitionNotice />
      ) : (
        <>
          <p>{t('seat.signedOut')}</p>
          <GuestSeat season={season} />
        </>
      )}
    </section>
  );
}

type PartProps = { readonly season: string; readonly place: DynastyViewer };

function Readiness({ season, place }: PartProps) {
  const at = { season, command: 'setReadiness' };
  const { state, send } = useCommand(READY, at);
  const seed = useClientSeed(season, offeredIn(place, 'setReadiness'));
  const isReady = place.player?.readiness === true;
  const ready = offeredIn(place, 'resignGame') === null ? 'ready.is' : 'ready.isPlaying';
  const act = async (): Promise<void> => {
    const input = { seasonId: season, ready: !isReady, ...seed.input };
    if ((await send(input)) !== null) seed.clear();
  };
  return (
    <>
      <p>{t(isReady ? ready : 'ready.isNot')}</p>
      {!isReady && seed.field}
      <p>
        <span className="act-way">
          <Button look={isReady ? 'plain' : 'act'} state={state} onClick={() => void act()}>
            {t(isReady ? 'ready.no' : 'ready.yes')}
          </Button>
          <OptionRule season={season} mutation="setReadiness" />
        </span>
      </p>
      <Outcome state={state} season={season} />
    </>
  );
}
