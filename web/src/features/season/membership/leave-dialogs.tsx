import type { ReactNode } from 'react';
import { graphql } from '../../../generated/gql';
import { Act } from '../../../ui/form/mutation-button';
import { Button } from '../../../ui/form/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { say } from '../../../platform/i18n/translate';

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

type AskedProps = {
  readonly name: string;
  readonly text: string;
  readonly onDone: () => void;
  readonly children: ReactNode;
};

/** Asks for confirmation. */
function Asked({ name, text, onDone, children }: AskedProps) {
  return (
    <Dialog open onOpenChange={onDone} title={name}>
      <p>{text}</p>
      <p className="line-up">
        {children}
        <Button onClick={onDone}>{say('seat.stay')}</Button>
      </p>
    </Dialog>
  );
}

type LeaveAskedProps = Omit<AskedProps, 'children'> & { readonly season: string };

export function LeaveAsked({ season, ...asked }: LeaveAskedProps) {
  const input = { seasonId: season };
  return (
    <Asked {...asked}>
      <Act document={LEAVE} season={season} command="leaveSeason" input={input} look="act">
        {asked.name}
      </Act>
    </Asked>
  );
}

type IdleAskedProps = Pick<AskedProps, 'onDone'> & { readonly season: string };

export function IdleAsked({ season, onDone }: IdleAskedProps) {
  const input = { seasonId: season };
  return (
    <Asked name={say('idle.go')} text={say('idle.goText')} onDone={onDone}>
      <Act
        document={GO_IDLE}
        season={season}
        command="goIdle"
        input={input}
        look="act"
        onDone={onDone}
      >
        {say('idle.go')}
      </Act>
    </Asked>
  );
}
