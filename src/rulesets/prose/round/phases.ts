import { list, plain, table } from '../../document/markdown';
import { section } from '../common/section';
import type { RoundSectionWriter } from '../common/section';
import { weekday } from '../common/words';

export const phases: RoundSectionWriter = (ruleset) =>
  section(
    'phases',
    'Phases',
    'Each week is divided into phases. A phase lasts from 00:00 of its first day to the end of its ' +
      'last.',
    table(
      ['Phase', 'Days'],
      ruleset.phases.map(({ name, days }) => [plain(name), list(days.map(weekday))]),
    ),
  );
