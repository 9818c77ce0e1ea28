/** Recorded six-week seasons that govern themselves, with one line per change for reviewers. */
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { canonicalJson, sha256OfText } from '../../../src/kernel';
import { differenceOf, markdownOf } from '../../../src/rulesets';
import type { Ruleset } from '../../../src/rulesets';
import { changesBetween, thingsOf } from '../../support/state-lines';

type Stamped = { readonly seq: number; readonly atMs: number; readonly event: { type: string } };
type Revision = { readonly revision: number; readonly document: Ruleset };

export type Played = {
  readonly journal: readonly Stamped[];
  /** The rows folded from the journal. */
  readonly rows: Readonly<Record<string, unknown[]>>;
  readonly sentences: readonly string[];
  readonly revisions: readonly Revision[];
};

type Recorded = {
  readonly journal: readonly Stamped[];
  readonly told: readonly string[];
  /** The lines of the rules that each revision removed and added. */
  readonly revisions: Readonly<Record<string, readonly string[]>>;
  readonly rows: readonly string[];
  readonly digests: { readonly rows: string; readonly prose: string };
};

const DAY_MS = 86_400_000;
const MARKS = { ADDED: '+', REMOVED: '-' } as const;

function written({ journal, rows, sentences, revisions }: Played): Recorded {
  const began = journal[0]?.atMs ?? 0;
  const day = ({ atMs }: Stamped): number => Math.floor((atMs - began) / DAY_MS);
  // Leaves out empty tables, so that new tables change no recording.
  const kept = Object.fromEntries(Object.entries(rows).filter(([, table]) => table.length > 0));
  const prose = revisions.map(({ document }) => markdownOf(document));
  return {
    journal: JSON.parse(JSON.stringify(journal)) as readonly Stamped[],
    told: journal.map((each, at) => `day ${day(each)}: ${sentences[at] ?? ''}`),
    revisions: Object.fromEntries(
      revisions.slice(1).map((each, at) => changed(revisions[at], each)),
    ),
    rows: changesBetween(new Map(), thingsOf(kept)),
    digests: {
      rows: sha256OfText(canonicalJson(JSON.parse(JSON.stringify(kept)))),
      prose: sha256OfText(prose.join('\n')),
    },
  };
}

const changed = (earlier: Revision | undefined, later: Revision): [string, string[]] => [
  `revision ${later.revision}`,
  differenceOf((earlier ?? later).document, later.document).flatMap(({ before, after, lines }) =>
    lines.flatMap(({ change, text }) =>
      change === 'SAME' || text === ''
        ? []
        : [`${(after ?? before)?.title ?? ''} ${MARKS[change]} ${text}`],
    ),
  ),
];

/**
 * Plays a season and compares it with its recording, and the recording with its folded state.
 * `RECORD=1` records it again, after a deliberate change to a rule or the script.
 */
export function describeGoverned(
  name: string,
  play: () => Played,
  fold: (journal: readonly never[]) => Played,
): void {
  const file = join(__dirname, '..', 'recorded', `governed-${name}.json`);
  const played = written(play());
  if (process.env['RECORD'] === '1') {
    const { journal, ...rest } = played;
    const lines = journal.map((each) => JSON.stringify(each)).join(',\n    ');
    const others = JSON.stringify(rest, null, 1).replace(/^\{/, '');
    writeFileSync(file, `{ "journal": [\n    ${lines}\n  ],${others}\n`);
  }
  const recorded = (existsSync(file) ? JSON.parse(readFileSync(file, 'utf8')) : null) as Recorded;

  it('is played again as it was recorded, event by event', () => {
    expect(played.journal).toEqual(recorded.journal);
  });

  it('folds to the same rows, and is told in the same words [4]', () => {
    expect(written(fold(recorded.journal as never))).toEqual(recorded);
  });

  it('is of six weeks, of twelve amendments, and won', () => {
    const { journal, revisions } = recorded;
    const [first, last] = [journal[0]!, journal.at(-1)!];
    expect(Math.floor((last.atMs - first.atMs) / DAY_MS / 7)).toBe(6);
    expect(Object.keys(revisions)).toHaveLength(12);
    for (const lines of Object.values(revisions)) expect(lines).not.toEqual([]);
    const types = new Set(journal.map(({ event }) => event.type));
    expect(['HostReplaced', 'ProposalAdopted'].filter((type) => !types.has(type))).toEqual([]);
    expect(types.has('DynastyWon') || types.has('RoundWon')).toBe(true);
  });
}
