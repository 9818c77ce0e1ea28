import { Link } from 'wouter';
import { graphql } from '../../generated/gql';
import { unmask } from '../../generated/fragment-masking';
import type { FragmentType } from '../../generated/fragment-masking';
import { learnAddress } from '../../platform/learn-address';
import { Deadline } from '../../ui/deadline';
import { printSpan } from '../../platform/i18n/format';
import { printAll } from '../../platform/i18n/print-list';
import { t } from '../../platform/i18n/translate';

const FACTS = graphql(`
  fragment InvitationFacts on Invitation {
    seasonId
    kind
    edition
    status
    rehearsal
    tempo
    startsAt
    playerCount
    playerNames
  }
`);

type InvitationFactsProps = { readonly invitation: FragmentType<typeof FACTS> };

const DAYS_PER_WEEK = 7;
const REAL_DAY_S = 86_400;

/** What one is invited to: the game, the players, the pace and the start. */
export function InvitationFacts({ invitation }: InvitationFactsProps) {
  const { kind, edition, status, rehearsal, tempo, startsAt, ...players } = unmask(
    FACTS,
    invitation,
  );
  return (
    <dl className="join-facts">
      <dt>{t('create.game')}</dt>
      <dd>
        <span>{t(kind === 'ROUND' ? 'lobby.casino' : 'lobby.giolitti')}</span>
        <span aria-hidden="true"> · </span>
        <Link href={learnAddress(kind, edition)}>{t('learn.link')}</Link>
      </dd>
      <dt>{t('join.who')}</dt>
      <dd>{whoIsThere(players)}</dd>
      <dt>{t('join.pace')}</dt>
      <dd>{rehearsal ? t('create.rehearsalText') : pace(kind, tempo)}</dd>
      {!rehearsal && (
        <>
          <dt>{t('join.when')}</dt>
          <dd>
            <Deadline at={startsAt} what={t(status === 'SETUP' ? 'join.starts' : 'join.began')} />
          </dd>
        </>
      )}
    </dl>
  );
}

type Players = { readonly playerCount: number; readonly playerNames: readonly string[] };

function whoIsThere({ playerCount, playerNames }: Players): string {
  if (playerCount === 0) return t('join.nobody');
  const more = playerCount - playerNames.length;
  return printAll([...playerNames, ...(more > 0 ? [t('join.more', { count: more })] : [])]);
}

function pace(kind: 'ROUND' | 'DYNASTY', tempo: number): string {
  const isReal = tempo === REAL_DAY_S;
  if (kind === 'ROUND') {
    const span = inMinutes(tempo * DAYS_PER_WEEK);
    return isReal ? t('join.realWeek') : t('join.week', { span });
  }
  return isReal ? t('join.realDay') : t('join.day', { span: inMinutes(tempo) });
}

const inMinutes = (seconds: number): string => printSpan(Math.round(seconds / 60) * 60_000);
