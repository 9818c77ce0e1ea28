import { Link } from 'wouter';
import { ComeIn } from '../account';
import { useToken } from '../../platform/session';
import { useCommand } from '../../platform/api/use-command';
import { graphql } from '../../generated/gql';
import { Act } from '../../ui/form/mutation-button';
import { Button } from '../../ui/form/button';
import { More } from '../../ui/disclosure';
import { OptionRule } from '../../ui/form/option-rule';
import { Outcome } from '../../ui/form/outcome';
import { fieldOf } from '../../platform/offered-option';
import {
  ForShow,
  GoIdle,
  Idle,
  Join,
  Leave,
  OwnDice,
  Rejoin,
  useClientSeed,
  useForShow,
} from '../season';
import { say } from '../../platform/i18n/translate';
import { offers } from './use-viewer';
import type { Place } from './use-viewer';

const READY = graphql(`
  mutation SetReadiness($input: SetReadinessInput!) {
    setReadiness(input: $input) {
      refusal {
        code
        message
        rule
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
        rule
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

type MyPlaceProps = { readonly season: string; readonly place: Place | null };

/** The viewer's readiness and dice, and the deal if it is theirs. */
export function MyPlace({ season, place }: MyPlaceProps) {
  const mayReady = offers(place, 'setReadiness') !== null;
  const mayStart = offers(place, 'startGame') !== null;
  const game = fieldOf(offers(place, 'resignGame')?.input, 'gameId');
  const join = offers(place, 'joinSeason');
  const mayIdle = offers(place, 'goIdle') !== null;
  const mayLeave = offers(place, 'leaveSeason') !== null;
  const isForShow = useForShow(season);
  if (place === null) return <Onlooker />;
  const { rejoinAt } = place;
  const isOut = isForShow && place.player === null;
  const isIdle = typeof place.player?.idleSince === 'string';
  const isPlaying = mayReady || mayStart || typeof game === 'string';
  const isOthers = isIdle || isOut || join !== null || rejoinAt !== null;
  if (!isPlaying && !isOthers && !mayLeave) return null;
  return (
    <section className="my-place-in" aria-labelledby="my-place">
      <header className="my-place-head">
        <h2 id="my-place">{say('ready.title')}</h2>
        {(mayLeave || mayIdle) && (
          <More label={say('ready.more')}>
            {mayIdle && <GoIdle season={season} />}
            {mayLeave && (
              <Leave season={season} name={say('ready.leave')} text={say('ready.leaveText')} />
            )}
          </More>
        )}
      </header>
      {typeof game === 'string' && (
        <Link href={`/g/${game}`} className="button button-act">
          {say('ready.toGame')}
        </Link>
      )}
      {mayReady && <Readiness season={season} place={place} />}
      {mayReady && offers(place, 'setClientSeed') !== null && (
        <OwnDice
          season={season}
          fixed={typeof place.player?.nextClientSeedSha256 === 'string'}
          text={say('ready.fixText')}
          done={say('ready.fixed')}
        />
      )}
      {mayStart && (
        <Act
          document={START}
          season={season}
          command="startGame"
          input={{ seasonId: season }}
          look="act"
        >
          {say('ready.deal')}
        </Act>
      )}
      {isIdle && <Idle season={season} mayBack={offers(place, 'comeBack') !== null} />}
      {rejoinAt !== null && <Rejoin at={rejoinAt} />}
      {isOut && <ForShow />}
      {!isPlaying && !isOthers && <p>{say('ready.nothing')}</p>}
      {join !== null && <p>{say('ready.watching')}</p>}
      {join !== null && <Join season={season} option={join} aside={mayStart} />}
    </section>
  );
}

/** A visitor who is signed out. */
function Onlooker() {
  if (useToken() !== null) return null;
  return (
    <section className="my-place-in" aria-label={say('ready.title')}>
      <p>{say('seat.signedOut')}</p>
      <ComeIn className="button button-act">{say('seat.come')}</ComeIn>
    </section>
  );
}

type PartProps = { readonly season: string; readonly place: Place };

function Readiness({ season, place }: PartProps) {
  const at = { season, command: 'setReadiness' };
  const { way, send } = useCommand(READY, at);
  const seed = useClientSeed(season, offers(place, 'setReadiness'));
  const isReady = place.player?.readiness === true;
  const ready = offers(place, 'resignGame') === null ? 'ready.is' : 'ready.isPlaying';
  const act = async (): Promise<void> => {
    const input = { seasonId: season, ready: !isReady, ...seed.input };
    if ((await send(input)) !== null) seed.clear();
  };
  return (
    <>
      <p>{say(isReady ? ready : 'ready.isNot')}</p>
      {!isReady && seed.field}
      <p>
        <span className="act-way">
          <Button look={isReady ? 'plain' : 'act'} way={way} onClick={() => void act()}>
            {say(isReady ? 'ready.no' : 'ready.yes')}
          </Button>
          <OptionRule season={season} mutation="setReadiness" />
        </span>
      </p>
      <Outcome way={way} season={season} />
    </>
  );
}
