import { buildSchema } from 'graphql';
import { DYNASTY_COMMANDS, DYNASTY_EVENTS, DYNASTY_REFUSALS } from '../../src/dynasty';
import { loadSchema } from '../../src/graphql';
import { SENTENCES } from '../../src/graphql/refusal/sentences';
import { ROUND_COMMANDS, ROUND_EVENTS, ROUND_REFUSALS } from '../../src/round';
import { SELECTIONS } from './every-event';
import {
  missingEntries,
  missingEvents,
  missingMutations,
  missingPages,
  missingRefusals,
  missingSelections,
  sourcesIn,
} from './missing-parts';

const INTERFACE = ['about', 'by', 'season', 'transfers'];
const SELECTED = [...INTERFACE, ...Object.keys(SELECTIONS)];
/** The engine sends this command to all seasons of a deleted account; no client can send it. */
const SENT_BY_NO_CLIENT = 'EraseName';

describe.each([
  [
    'round',
    ROUND_COMMANDS,
    ROUND_EVENTS,
    ROUND_REFUSALS,
    'test/round/simulation/commands/<concept>.ts',
  ],
  [
    'dynasty',
    DYNASTY_COMMANDS,
    DYNASTY_EVENTS,
    DYNASTY_REFUSALS,
    'test/dynasty/simulation/simulation.test.ts',
  ],
] as const)('of a %s nothing is missing', (game, commands, events, refusals, entries) => {
  const schema = loadSchema();
  const declarations = [...sourcesIn(`src/${game}`, /\.ts$/), ...sourcesIn('src/season', /\.ts$/)];
  const sent = commands.filter((name) => name !== SENT_BY_NO_CLIENT);

  it('of its events', () => {
    expect(missingEvents(events, schema, declarations)).toEqual([]);
    expect(missingSelections(schema, events, SELECTED)).toEqual([]);
  });

  it('of its commands', () => {
    const simulation = sourcesIn(`test/${game}/simulation`, /\.ts$/);
    expect([
      ...missingMutations(sent, schema, declarations),
      ...missingEntries(commands, simulation, entries),
      ...missingPages(sent, sourcesIn('web/src', /\.tsx?$/)),
    ]).toEqual([]);
  });

  it('of its refusals', () => {
    expect(missingRefusals(refusals, schema, SENTENCES)).toEqual([]);
  });
});

describe('a mistake is named, with the file to write', () => {
  const schema = buildSchema(`
    type Query { one: Int }
    type Mutation { ringBell(input: Int): Int }
    type Lot { number: Int }
    type BellRung { lot: Lot }
    enum RefusalCode { NO_BELL }
  `);
  const declarations = [
    { file: 'src/round/bells/vocabulary.ts', text: 'export type BellLost = {' },
  ];

  it('an event without a type', () => {
    expect(missingEvents(['BellRung', 'BellLost'], schema, declarations)).toEqual([
      'Event BellLost (declared in src/round/bells/vocabulary.ts) has no GraphQL type: write ' +
        '"type BellLost implements Event" in src/graphql/<concept>/<concept>.graphql, then npm run codegen.',
    ]);
  });

  it('an object of an event that is not selected', () => {
    expect(missingSelections(schema, ['BellRung'], ['lot'])).toEqual([]);
    expect(missingSelections(schema, ['BellRung'], [])).toEqual([
      'Field BellRung.lot is an object: write "lot: \'{ … }\'" in SELECTIONS of test/graphql/every-event.ts.',
    ]);
  });

  it('a command without a mutation, and a mutation without a resolver', () => {
    expect(missingMutations(['HideBell', 'RingBell'], schema, [])).toEqual([
      'Command HideBell has no mutation: write "extend type Mutation { hideBell(input: …) }" in ' +
        'src/graphql/<concept>/<concept>.graphql, then npm run codegen.',
      'Mutation ringBell has no resolver: write it in src/graphql/<concept>/ring-bell.ts, and name it ' +
        'under Mutation in resolvers.ts beside it.',
    ]);
  });

  it('a command that no simulation plays', () => {
    const simulation = [{ file: 'bells.ts', text: 'RingBell: {' }];
    expect(missingEntries(['RingBell', 'HideBell'], simulation, 'bells.ts')).toEqual([
      'Command HideBell is not played by the simulation: write its entry in bells.ts.',
    ]);
  });

  it('a command that no page sends', () => {
    const pages = [{ file: 'bell.tsx', text: 'mutation Ring { ringBell(input: $input) { seq } }' }];
    expect(missingPages(['RingBell', 'HideBell'], pages)).toEqual([
      'No page sends hideBell: write a component with "mutation { hideBell(input: $input) }" in web/src/.',
    ]);
  });

  it('a refusal without a value or a sentence', () => {
    expect(missingRefusals(['NO_BELL'], schema, { NO_BELL: () => '' })).toEqual([]);
    expect(missingRefusals(['BELL_GONE'], schema, {})).toEqual([
      'Refusal BELL_GONE is not a RefusalCode: write "extend enum RefusalCode { BELL_GONE }" in ' +
        'src/graphql/<concept>/<concept>.graphql, then npm run codegen.',
      'Refusal BELL_GONE has no sentence: write it in vocabulary.ts of its concept, and join that table in ' +
        'registry/refusal.ts of its game.',
    ]);
  });
});
