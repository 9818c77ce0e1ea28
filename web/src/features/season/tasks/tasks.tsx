import { Link } from 'wouter';
import { graphql } from '../../../generated/gql';
import { unmask } from '../../../generated/fragment-masking';
import type { FragmentType } from '../../../generated/fragment-masking';
import { Deadline } from '../../../ui/deadline';
import { t } from '../../../platform/i18n/translate';
import { TASK, taskPlace, taskText } from './task';

const TASKS = graphql(`
  fragment Tasks on Season {
    id
    kind
    viewer {
      id
      waiting {
        ...Task
      }
    }
  }
`);

/** More tasks than these show as a number, which leads to the list of all. */
const MOST = 4;

/** The viewer's present tasks in this season as buttons; nothing if there are none. */
export function Tasks({ season }: { readonly season: FragmentType<typeof TASKS> }) {
  const { viewer, ...place } = unmask(TASKS, season);
  const waiting = unmask(TASK, viewer?.waiting ?? []).filter(({ refusal }) => refusal === null);
  if (waiting.length === 0) return null;
  return (
    <section className="tasks" aria-labelledby="tasks">
      <h2 id="tasks">{t('task.title')}</h2>
      <ul>
        {waiting.slice(0, MOST).map((task, at) => (
          <li key={`${task.kind} ${task.on?.id ?? at}`}>
            <Link className="button" href={taskPlace(task, place)}>
              {taskText(task)}
            </Link>
            {/* The line of the week has the end of bidding. */}
            {task.until !== null && task.kind !== 'BIDS' && (
              <Deadline at={task.until} what={t('waits.until')} />
            )}
          </li>
        ))}
        {waiting.length > MOST && (
          <li>
            <Link href="/#waits">{t('task.more', { count: waiting.length - MOST })}</Link>
          </li>
        )}
      </ul>
    </section>
  );
}
