import { GAMES, quarterHourOf } from '../engine';
import type { JournalRow, SeasonCommit, SeasonKind, SeasonRecord } from '../engine';
import { accountId, instant, seasonId } from '../kernel';
import type { Holding, RowChange } from '../kernel';
import { parseDynastyRuleset, parseRuleset, rulesetDigest } from '../rulesets';
import type { Ruleset } from '../rulesets';
import type { PlayerRow, RevisionRow } from '../season';
import { renameAccounts } from './account-labels';
import { InvalidArchive, holdingsDigest } from './format';
import type { ArchivedEvent, ArchivedRuleset, ArchiveFooter, ArchiveHeader } from './format';

type Event = Parameters<(typeof GAMES)[SeasonKind]['evolve']>[1]['event'];
/** The tables of either game's state that the fold reads. */
type Folded = {
  get(table: 'revisions', id: string): RevisionRow<Ruleset> | undefined;
  all(table: 'holdings'): Holding[];
  all(table: 'players'): PlayerRow[];
  count(table: 'revisions'): number;
  changes(since: number): RowChange[];
};

const PARSERS = { ROUND: parseRuleset, DYNASTY: parseDynastyRuleset } as const;

/** The season of an archive, folded event by event. */
export class ArchiveFold {
  private readonly game;
  private readonly state;
  private readonly rows: JournalRow[] = [];
  /** The accounts of this server that stand in for the archive's accounts. */
  private readonly people = new Set<string>();

  constructor(
    private readonly head: ArchiveHeader,
    /** The local account for an account of the archive. */
    private readonly accountOf: (label: string) => string,
  ) {
    this.game = GAMES[head.kind];
    this.state = this.game.empty();
  }

  private get folded(): Folded {
    return this.state;
  }

  /** Throws `InvalidArchive` for an event that does not follow from the ones before it. */
  add(line: number, { seq, at, by, version, event: written }: ArchivedEvent): void {
    const { type } = written;
    const event = this.game.upcast({
      type,
      version,
      event: renameAccounts(written, (label) => this.personOf(label)),
    });
    if (event === null) {
      throw new InvalidArchive(
        line,
        `a ${type} of version ${String(version)} comes from a newer server.`,
      );
    }
    this.unlessOtherRules(line, event);
    const atMs = instant(Date.parse(at));
    const last = this.rows.at(-1);
    if (last !== undefined && atMs < last.atMs) {
      throw new InvalidArchive(line, 'its time is earlier than that of the event before it.');
    }
    try {
      this.game.evolve(this.state, { seq, atMs, actor: by, event });
    } catch (error) {
      throw new InvalidArchive(
        line,
        `it does not follow from the events before it: ${String(error)}.`,
      );
    }
    const channel = this.game.channelOf(event);
    const payload = event as unknown as JournalRow['payload'];
    const id = seasonId(this.head.season);
    this.rows.push({ seasonId: id, seq, atMs, type: event.type, actor: by, payload, channel });
    this.unlessRulesets(line, seq);
  }

  private personOf(label: string): string {
    const account = this.accountOf(label);
    this.people.add(account);
    return account;
  }

  /** Refuses an event whose ruleset this server cannot play. */
  private unlessOtherRules(line: number, event: Event): void {
    const document = documentIn(event);
    if (document === null) return;
    const parsed = PARSERS[this.head.kind](document);
    if (parsed.ok) return;
    const [problem] = parsed.problems;
    const where = problem === undefined ? '' : ` ${problem.path}: ${problem.message}`;
    throw new InvalidArchive(line, `this server does not know its ruleset:${where}.`);
  }

  private unlessRulesets(line: number, seq: number): void {
    const said = this.head.rulesets.filter((ruleset) => ruleset.seq === seq);
    if (said.every((ruleset) => this.has(ruleset))) return;
    throw new InvalidArchive(line, 'its ruleset differs from the one in the head of the archive.');
  }

  private has({ revision, digest }: ArchivedRuleset): boolean {
    const row = this.folded.get('revisions', `r${String(revision)}`);
    return row !== undefined && rulesetDigest(row.document) === digest;
  }

  /** Checks the end of the archive, and gives the commit to be stored. */
  end(line: number, { holdings }: ArchiveFooter): SeasonCommit {
    if (this.folded.count('revisions') !== this.head.rulesets.length) {
      throw new InvalidArchive(
        line,
        'the head of the archive names other revisions of the ruleset.',
      );
    }
    if (holdingsDigest(this.folded.all('holdings')) !== holdings) {
      throw new InvalidArchive(line, 'the events lead to other holdings than it says.');
    }
    const [violation] = this.game.violations(this.state);
    if (violation !== undefined) {
      throw new InvalidArchive(line, `the season is impossible: ${violation}.`);
    }
    if (this.folded.all('players').some(({ accountId }) => !this.people.has(accountId))) {
      throw new InvalidArchive(line, 'a player has no account in the archive.');
    }
    const record = this.record();
    if (record.name !== this.head.name || record.edition !== this.head.edition) {
      throw new InvalidArchive(line, 'the head of the archive names another season.');
    }
    if (record.status !== 'ENDED') throw new InvalidArchive(line, 'the season has not ended.');
    const changes = this.folded.changes(0);
    const nothing = { secrets: [], answers: [], notices: [] };
    return { record, expectedSeq: 0, events: this.rows, changes, ...nothing };
  }

  private record(): SeasonRecord {
    const { season, kind, createdAt, events } = this.head;
    const summary = this.game.summary(this.state);
    return {
      ...summary,
      id: seasonId(season),
      kind,
      hostAccountId: accountId(summary.hostAccountId),
      createdAtMs: instant(Date.parse(createdAt)),
      activeAtMs: quarterHourOf(instant(this.rows.at(-1)?.atMs ?? 0)),
      seq: events,
      dueAtMs: null,
    };
  }
}

/** The ruleset that the event puts in force; null if there is none. */
function documentIn(event: object): unknown {
  if ('document' in event) return event.document;
  const revision = 'revision' in event ? event.revision : null;
  return typeof revision === 'object' && revision !== null && 'document' in revision
    ? revision.document
    : null;
}
