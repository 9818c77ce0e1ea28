import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import type { SecretActionFragment } from '../../../generated/graphql';
import { Deadline } from '../../../ui/deadline';
import { printMoment } from '../../../platform/i18n/format';
import { useNow } from '../../../platform/live/use-now';
import { fieldOf } from '../../../platform/offered-option';
import { say } from '../../../platform/i18n/translate';
import { Reveal } from './reveal-form';
import { reminderOf } from './reveal-reminder';
import { useSeat } from '../seat/seat';
import { Declared } from './sealed-content';
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
      <h3 id="secrets">{say('seal.others')}</h3>
      <ul className="row">
        {all.map(({ id, player, kind, sha256, status, failure }) => (
          <li key={id} data-status={status}>
            <details className="chip sealed">
              <summary>
                {say('seal.line', { name: player.name, kind: say(`seal.kind.${kind}`) })}
                {status !== 'COMMITTED' && (
                  <span className="quiet">
                    {' · '}
                    {say(`seal.status.${status}`)}
                    {failure !== null && `: ${say(`seal.why.${failure}`)}`}
                  </span>
                )}
              </summary>
              <p className="small">
                {say('seal.hash')} <code className="breakable">{sha256}</code>
              </p>
            </details>
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
  const kindName = say(`seal.kind.${kind}`);
  const own = kept === null ? 'seal.notHere' : 'seal.OWN';
  const how = say(custody === 'ENTRUSTED' ? 'seal.ENTRUSTED' : own);
  const when = printMoment(Date.parse(committedAt), now);
  return (
    <div className="mine">
      <p>
        {say('seal.line', { name: say('seal.mine'), kind: kindName })},{' '}
        {custody !== null && say('seal.sealedAt', { when, how })}
      </p>
      {text !== null && <Declared kind={kind} text={text} />}
      {custody === 'OWN' && option === undefined && (
        <p>
          <Deadline at={maturesAt} what={say('seal.revealFrom')} />
          {', '}
          <Deadline at={revealsAt} what={say('seal.revealBy')} />
        </p>
      )}
      {custody === 'OWN' && (
        <p className="row">
          <a
            className="button button-quiet"
            download={say('seal.reminderFile', { kind: kind.toLowerCase(), week })}
            href={reminder({ season, sha256, committedAt, maturesAt, revealsAt }, kindName)}
          >
            {say('seal.reminder')}
          </a>
          {kept !== null && (
            <a
              className="button button-quiet"
              download={say('seal.file', { kind: kind.toLowerCase(), week })}
              href={`data:text/plain;charset=utf-8,${encodeURIComponent(kept)}`}
            >
              {say('seal.download')}
            </a>
          )}
        </p>
      )}
      {custody === 'OWN' && option !== undefined && (
        <Reveal kind={kind} sha256={sha256} kept={kept} until={revealsAt} />
      )}
    </div>
  );
}

type Window = Pick<SecretActionFragment, 'sha256' | 'committedAt' | 'maturesAt' | 'revealsAt'> & {
  readonly season: string;
};

/** A calendar entry for the window in which a text must be revealed. */
function reminder(
  { season, sha256, committedAt, maturesAt, revealsAt }: Window,
  kind: string,
): string {
  const calendar = reminderOf({
    uid: `${sha256}@ridotto`,
    title: say('seal.reminderTitle', { kind }),
    about: `${window.location.origin}/s/${season}/hands`,
    madeAt: committedAt,
    from: maturesAt,
    until: revealsAt,
  });
  return `data:text/calendar;charset=utf-8,${encodeURIComponent(calendar)}`;
}
