import type { ReactNode } from 'react';
import { graphql } from '../../../generated/gql';
import { MutationButton } from '../../../ui/form/mutation-button';
import { Button } from '../../../ui/form/button';
import { Dialog } from '../../../ui/dialog/dialog';
import { t } from '../../../platform/i18n/translate';

const LEAVE = graphql(`
  mutation LeaveSeason($input: LeaveSeasonInput!) {
    leaveSeason(input: $input) {
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

const GO_IDLE = graphql(`
  mutation GoIdle($input: GoIdleInput!) {
    goIdle(input: $input) {
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
        <Button onClick={onDone}>{t('seat.stay')}</Button>
      </p>
    </Dialog>
  );
}

type LeaveDialogProps = Omit<AskedProps, 'children'> & { readonly season: string };

export function LeaveDialog({ season, ...asked }: LeaveDialogProps) {
  const input = { seasonId: season };
  return (
    <Asked {...asked}>
      <MutationButton
        document={LEAVE}
        season={season}
        command="leaveSeason"
        input={input}
        look="act"
      >
        {asked.name}
      </MutationButton>
    </Asked>
  );
}

type IdleDialogProps = Pick<AskedProps, 'onDone'> & { readonly season: string };

export function IdleDialog({ season, onDone }: IdleDialogProps) {
  const input = { seasonId: season };
  return (
    <Asked name={t('idle.go')} text={t('idle.goText')} onDone={onDone}>
      <MutationButton
        document={GO_IDLE}
        season={season}
        command="goIdle"
        input={input}
        look="act"
        onDone={onDone}
      >
        {t('idle.go')}
      </MutationButton>
    </Asked>
  );
}
