import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { SecretActionFragment } from '../../../generated/graphql';
import { RevealTimes, SaveText, SealedLine } from '../../../ui/form/sealed';
import { printMoment } from '../../../platform/i18n/format';
import { useNow } from '../../../platform/live/use-now';
import { fieldOf } from '../../../platform/offered-option';
import { t } from '../../../platform/i18n/translate';
import { RevealForm } from './reveal-form';
import { reminderOf } from './reveal-reminder';
import { useSeat } from '../seat/seat';
import { SealedContent } from './sealed-content';
import { SECRET_ACTION, SECRET_ACTIONS, textOf } from './my-secrets';

type SecretActionsProps = { readonly round: FragmentType<typeof SECRET_ACTIONS> };

/** The sealed bids and hands of the players, with the viewer's own and the form to reveal them. */
export function SecretActions({ round }: SecretActionsProps) {
  const { secretActions } = unmask(SECRET_ACTIONS, round);
  const { me } = useSeat();
  const all = unmask(SECRET_ACTION, secretActions);
  if (all.length === 0) return null;
  const mine = all.filter(({ player }) => player.id === me?.id);
  return (
    <section className="tray" aria-labelledby="secrets">
      <h3 id="secrets">{t('seal.others')}</h3>
      <ul className="row">
        {all.map(({ id, player, kind, sha256, status, failure }) => (
          <li key={id} data-status={status}>
            <SealedLine
              className="chip sealed"
              {...{ name: player.name, kind: t(`seal.kind.${kind}`), failure, sha256 }}
              status={status === 'COMMITTED' ? null : t(`seal.status.${status}`)}
            />
          </li>
        ))}
      </ul>
      {mine
        .filter(({ status }) => status === 'COMMITTED')
        .map((action) => (
          <Mine key={action.id} action={action} />
        ))}
    </section>
  );
}

function Mine({ action }: { readonly action: SecretActionFragment }) {
  const { season, options } = useSeat();
  const now = useNow(60_000);
  const { kind, sha256, custody, committedAt, maturesAt, revealsAt, week } = action;
  const text = textOf(season, action);
  const kept = custody === 'OWN' ? text : null;
  const option = options.find(
    ({ mutation, input }) => mutation === 'revealSecretAction' && fieldOf(input, 'kind') === kind,
  );
  const kindName = t(`seal.kind.${kind}`);
  const own = kept === null ? 'seal.notHere' : 'seal.OWN';
  const how = t(custody === 'ENTRUSTED' ? 'seal.ENTRUSTED' : own);
  const when = printMoment(Date.parse(committedAt), now);
  return (
    <div className="mine" id={`secretaction-${action.id}`}>
      <p>
        {t('seal.line', { name: t('seal.mine'), kind: kindName })},{' '}
        {custody !== null && t('seal.sealedAt', { when, how })}
      </p>
      {text !== null && <SealedContent kind={kind} text={text} />}
      {custody === 'OWN' && option === undefined && (
        <RevealTimes from={maturesAt} until={revealsAt} />
      )}
      {custody === 'OWN' && (
        <p className="row">
          <a
            className="button button-quiet"
            download={t('seal.reminderFile', { kind: kind.toLowerCase(), week })}
            href={reminder({ season, sha256, committedAt, maturesAt, revealsAt }, kindName)}
          >
            {t('seal.reminder')}
          </a>
          {kept !== null && (
            <SaveText file={t('seal.file', { kind: kind.toLowerCase(), week })} text={kept} />
          )}
        </p>
      )}
      {custody === 'OWN' && option !== undefined && (
        <RevealForm kind={kind} sha256={sha256} kept={kept} until={revealsAt} />
      )}
    </div>
  );
}

type RevealWindow = Pick<
  SecretActionFragment,
  'sha256' | 'committedAt' | 'maturesAt' | 'revealsAt'
> & {
  readonly season: string;
};

/** A calendar entry for the window in which a text must be revealed. */
function reminder(
  { season, sha256, committedAt, maturesAt, revealsAt }: RevealWindow,
  kind: string,
): string {
  const calendar = reminderOf({
    uid: `${sha256}@ridotto`,
    title: t('seal.reminderTitle', { kind }),
    about: `${window.location.origin}/s/${season}/hands`,
    madeAt: committedAt,
    from: maturesAt,
    until: revealsAt,
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`;
}
