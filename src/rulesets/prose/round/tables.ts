import { counted } from '../../../kernel';
import { bullets } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';

/** Tables [ruling J4]. */
export const tables: RoundSectionWriter = (ruleset) => {
  if (ruleset.tables === null) return null;
  const { sittingsPerWeek } = ruleset.tables.slots;
  return section(
    'tables',
    'Tables',
    'A player can sit at one table at a time, of whatever kind, and stands up by saying so or when ' +
      'play at the table ends.',
    bullets(
      'At a table of limited access players may sit down once a week, unless its rules say ' +
        `otherwise. The [Slots](#slots) are one: there it is ${counted(sittingsPerWeek, 'time')} a week.`,
      'At a table of limitless access players may sit down as often as they like. [War](#war) is one.',
    ),
  );
};
