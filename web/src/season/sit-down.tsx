import { useState } from 'react';
import type { ReactNode } from 'react';
import { useDraft } from '../api/draft';
import { useCommand } from '../api/use-command';
import { graphql } from '../generated/gql';
import { Act } from '../kit/act';
import { Button } from '../kit/button';
import { OptionRule } from '../kit/option-rule';
import { Dialog } from '../kit/dialog';
import { Field } from '../kit/field';
import { Outcome } from '../kit/outcome';
import { say } from '../words/words';
import { fieldOf } from './option';
import './sit-down.css';

/** What is different once somebody has come, gone, or stepped aside. */
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
        rule
      }
      season {
        id
        ...Seats
      }
    }
  }
`);

const LEAVE = graphql(`
  mutation LeaveSeason($input: LeaveSeasonInput!) {
    leaveSeason(input: $input) {
      refusal {
        code
        message
        rule
      }
      season {
        id
        ...Seats
      }
    }
  }
`);

const GO_IDLE = graphql(`
  mutation GoIdle($input: GoIdleInput!) {
    goIdle(input: $input) {
      refusal {
        code
        message
        rule
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
        rule
      }
      season {
        id
        ...Seats
      }
    }
  }
`);

type JoinProps = {
  readonly season: string;
  /** The option to join: it says whether a code is needed. */
  readonly option: { readonly facts: unknown };
};

/** The way into a season, for whoever may join it. */
export function Join({ season, option }: JoinProps) {
  const place = { season, command: 'joinSeason' };
  const [code, setCode, clear] = useDraft(place, '');
  const { way, send } = useCommand(JOIN, place);
  const needsCode = fieldOf(option.facts, 'inviteCodeNeeded') === true;
  const join = async (): Promise<void> => {
    const input = { seasonId: season, ...(needsCode && { inviteCode: code }) };
    if ((await send(input)) !== null) clear();
  };
  return (
    <div className="seat-join">
      {needsCode && (
        <Field label={say('seat.code')} value={code} onChange={setCode} way={way} season={season} />
      )}
      <span className="act-way">
        <Button look="act" way={way} onClick={() => void join()}>
          {say('seat.join')}
        </Button>
        <OptionRule season={season} mutation="joinSeason" />
      </span>
      {!needsCode && <Outcome way={way} season={season} />}
    </div>
  );
}

type AskedProps = {
  readonly season: string;
  readonly name: string;
  /** What becomes of what one has. */
  readonly text: string;
};

type ConfirmedProps = Omit<AskedProps, 'season'> & {
  readonly act: (close: () => void) => ReactNode;
};

/** Asked once more before it is done. */
function Confirmed({ name, text, act }: ConfirmedProps) {
  const [open, setOpen] = useState(false);
  return (
    <>
      <Button look="quiet" className="seat-leave" onClick={() => setOpen(true)}>
        {name}
      </Button>
      <Dialog open={open} onOpenChange={setOpen} title={name}>
        <p>{text}</p>
        <p className="line-up">
          {act(() => setOpen(false))}
          <Button onClick={() => setOpen(false)}>{say('seat.stay')}</Button>
        </p>
      </Dialog>
    </>
  );
}

export function Leave({ season, name, text }: AskedProps) {
  const input = { seasonId: season };
  return (
    <Confirmed
      name={name}
      text={text}
      act={() => (
        <Act document={LEAVE} season={season} command="leaveSeason" input={input} look="act">
          {name}
        </Act>
      )}
    />
  );
}

export function GoIdle({ season }: { readonly season: string }) {
  const input = { seasonId: season };
  return (
    <Confirmed
      name={say('idle.go')}
      text={say('idle.goText')}
      act={(close) => (
        <Act
          document={GO_IDLE}
          season={season}
          command="goIdle"
          input={input}
          look="act"
          onDone={close}
        >
          {say('idle.go')}
        </Act>
      )}
    />
  );
}

/** What an idle player sees: that it is so, and the way back as soon as there is one. */
export function Idle({ season, mayBack }: { readonly season: string; readonly mayBack: boolean }) {
  return (
    <>
      <p>{say(mayBack ? 'idle.mayBack' : 'idle.is')}</p>
      {mayBack && (
        <Act
          document={COME_BACK}
          season={season}
          command="comeBack"
          input={{ seasonId: season }}
          look="act"
        >
          {say('idle.back')}
        </Act>
      )}
    </>
  );
}
