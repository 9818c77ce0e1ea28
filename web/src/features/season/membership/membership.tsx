import { Suspense, useEffect, useRef, useState } from 'react';
import { useQuery } from 'urql';
import { Link } from 'wouter';
import { joining, useContinued } from '../../../platform/after-sign-in';
import { useDraft } from '../../../platform/api/draft';
import { useCommand } from '../../../platform/api/use-command';
import { lazyComponent } from '../../../platform/lazy-component';
import { graphql } from '../../../generated/gql';
import { MutationButton } from '../../../ui/form/mutation-button';
import { Button } from '../../../ui/form/button';
import { OptionRule } from '../../../ui/form/option-rule';
import { Field } from '../../../ui/form/field';
import { Outcome } from '../../../ui/form/outcome';
import { t } from '../../../platform/i18n/translate';
import { fieldOf } from '../../../platform/offered-option';
import './membership.css';

const LeaveDialog = lazyComponent(async () => (await import('./leave-dialogs')).LeaveDialog);
const IdleDialog = lazyComponent(async () => (await import('./leave-dialogs')).IdleDialog);

/** The fields that change when a player joins, leaves or steps aside. */
graphql(`
  fragment Seats on Season {
    id
    seq
    ... on Round {
      ...CasinoSeat
      ...People
    }
    ... on Dynasty {
      ...DynastyPlayers
    }
  }
`);

const JOIN = graphql(`
  mutation JoinSeason($input: JoinSeasonInput!) {
    joinSeason(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        ...Seats
      }
    }
  }
`);

const COME_BACK = graphql(`
  mutation ComeBack($input: ComeBackInput!) {
    comeBack(input: $input) {
      refusal {
        code
        message
        anchor
        facts
      }
      season {
        id
        ...Seats
      }
    }
  }
`);

/** The same query as in the page head, so the cache answers it. */
const FOR_SHOW = graphql(`
  query PlayedForShow($season: ID!) {
    season(id: $season) {
      id
      status
      rehearsal
      hosting {
        hosts {
          id
          bot
        }
      }
    }
  }
`);

/** Refusals that another name for the player avoids. */
const NAME_ERRORS = ['NAME_TAKEN', 'MALFORMED'];

type JoinProps = {
  readonly season: string;
  /** The option to join, whose facts say whether an invitation code is required. */
  readonly option: { readonly facts: unknown };
  /** True if joining is not the page's main purpose. */
  readonly aside?: boolean;
};

/** True for an exhibition of the server's bots, which people cannot join. */
export function useIsExhibition(season: string): boolean {
  const [{ data }] = useQuery({ query: FOR_SHOW, variables: { season } });
  const { hosting, rehearsal = false, status } = data?.season ?? {};
  return rehearsal && status !== 'ENDED' && hosting?.hosts.some(({ bot }) => bot) === true;
}

/** True once the season has ended, so that nobody can join. */
export function useIsOver(season: string): boolean {
  const [{ data }] = useQuery({ query: FOR_SHOW, variables: { season } });
  return data?.season?.status === 'ENDED';
}

/** Replaces the form to join, since an exhibition's clock never waits. */
export const ExhibitionNotice = () => (
  <p className="seat-join">
    {t('seat.forShow')} <Link href="/">{t('seat.ownTable')}</Link>
  </p>
);

/** The form to join a season, if the viewer may join. */
export function Join({ season, option, aside = false }: JoinProps) {
  const place = { season, command: 'joinSeason' };
  const [code, setCode, clear] = useDraft(place, '');
  const [name, setName, clearName] = useDraft<string | null>(
    { season, command: 'joinSeason name' },
    null,
  );
  const { state, send } = useCommand(JOIN, place);
  const needsCode = fieldOf(option.facts, 'inviteCodeNeeded') === true;
  const join = async (): Promise<void> => {
    const input = {
      seasonId: season,
      ...(needsCode && { inviteCode: code }),
      ...(name !== null && { name }),
    };
    if ((await send(input)) === null) return;
    clear();
    clearName();
  };
  useContinued(joining(season), true, () => void join());
  const isNameWrong = state.is === 'refused' && NAME_ERRORS.includes(state.refusal.code);
  const field = useRef<HTMLInputElement>(null);
  useEffect(() => {
    if (isNameWrong) field.current?.focus();
  }, [isNameWrong]);
  return (
    <div className="seat-join">
      {(name !== null || isNameWrong) && (
        <Field
          ref={field}
          label={t('join.as')}
          value={name ?? ''}
          onChange={setName}
          {...(isNameWrong && { state, season })}
        />
      )}
      {needsCode && (
        <Field
          label={t('seat.code')}
          value={code}
          onChange={setCode}
          state={state}
          season={season}
        />
      )}
      <span className="act-way">
        <Button look={aside ? 'plain' : 'act'} state={state} onClick={() => void join()}>
          {t('seat.join')}
        </Button>
        <OptionRule season={season} mutation="joinSeason" />
      </span>
      {!needsCode && !isNameWrong && <Outcome state={state} season={season} />}
    </div>
  );
}

type LeaveProps = {
  readonly season: string;
  readonly name: string;
  /** The consequence for the player's items. */
  readonly text: string;
};

export function Leave({ season, name, text }: LeaveProps) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button
        look="quiet"
        className="seat-leave"
        data-act="leaveSeason"
        onClick={() => setAsked(true)}
      >
        {name}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <LeaveDialog {...{ season, name, text }} onDone={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

export function GoIdle({ season }: { readonly season: string }) {
  const [asked, setAsked] = useState(false);
  return (
    <>
      <Button look="quiet" className="seat-leave" data-act="goIdle" onClick={() => setAsked(true)}>
        {t('idle.go')}
      </Button>
      {asked && (
        <Suspense fallback={null}>
          <IdleDialog season={season} onDone={() => setAsked(false)} />
        </Suspense>
      )}
    </>
  );
}

/** An idle player's state, with a button to come back when possible. */
export function Idle({ season, mayBack }: { readonly season: string; readonly mayBack: boolean }) {
  return (
    <>
      <p>{t(mayBack ? 'idle.mayBack' : 'idle.is')}</p>
      {mayBack && (
        <MutationButton
          document={COME_BACK}
          season={season}
          command="comeBack"
          input={{ seasonId: season }}
          look="act"
        >
          {t('idle.back')}
        </MutationButton>
      )}
    </>
  );
}
