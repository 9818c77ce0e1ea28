import type { GraphQLSchema } from 'graphql';
import type { SignedIn } from '../../accounts';
import { printDiscordMessage, printDiscordStanding } from '../../delivery';
import type { News } from '../../delivery';
import type { JournalRow, SeasonSnapshot } from '../../engine';
import { instant } from '../../kernel';
import type { Instant } from '../../kernel';
import type { Context } from '../context/context';
import { eventSource } from '../events/event-source';
import type { EventSource } from '../events/event-source';
import { eventGlobalId } from '../ids/global-ids';
import type { InboxEntrySource } from '../inbox/inbox-source';
import { SeasonSource } from '../snapshots/season-source';
import { canSeeSeason } from '../snapshots/season-view';
import { answerOf } from './answer-of';
import { STATE, standingLines } from './discord-standing';
import type { SeasonStanding } from './discord-standing';
import { headingOf } from './headings';
import { pathAt, pathOf } from './path-at';
import { sentenceOf } from './sentence';

/**
 * The rows of a full page without those of the last instant, since the next page may have more of
 * them. An instant that fills the page is split.
 */
export function wholeInstants(rows: readonly JournalRow[], most: number): readonly JournalRow[] {
  if (rows.length < most) return rows;
  const whole = rows.filter(({ atMs }) => atMs !== rows.at(-1)?.atMs);
  return whole.length === 0 ? rows : whole;
}

function byInstant(rows: readonly JournalRow[]): readonly JournalRow[][] {
  const groups = new Map<Instant, JournalRow[]>();
  for (const row of rows) groups.set(row.atMs, [...(groups.get(row.atMs) ?? []), row]);
  return [...groups.values()];
}

/** The news as messages of Discord: all events of an instant are one message. */
export class DiscordNews {
  constructor(
    private readonly schema: GraphQLSchema,
    private readonly contextOf: (viewer: SignedIn | null) => Context,
    private readonly publicUrl: string | null,
  ) {}

  events(rows: readonly JournalRow[], snapshot: SeasonSnapshot): readonly News[] {
    return byInstant(rows).map((group): News => {
      const seq = group.at(-1)?.seq ?? 0;
      const id = eventGlobalId(snapshot.record.id, seq);
      const from = group[0]?.seq ?? seq;
      return { position: seq, from, id, render: () => this.message(group, snapshot) };
    });
  }

  private message(rows: readonly JournalRow[], snapshot: SeasonSnapshot): Promise<string> {
    const events = rows.map((row) => eventSource(row, snapshot, null));
    return this.print(events, snapshot, this.contextOf(null));
  }

  /** The body of the standing message. */
  async standing(snapshot: SeasonSnapshot): Promise<string> {
    const rootValue = { seasonUpdated: SeasonSource.of(snapshot) };
    const asked = { document: STATE, rootValue, contextValue: this.contextOf(null) };
    const answer = await answerOf({ schema: this.schema, ...asked });
    const { record } = snapshot;
    return printDiscordStanding({
      title: record.name,
      url: this.addressOf(pathOf(record)),
      lines: standingLines(answer['seasonUpdated'] as unknown as SeasonStanding),
    });
  }

  async entry({ event, season, kind }: InboxEntrySource, context: Context): Promise<string> {
    const heading = kind === null ? null : await headingOf(kind, event.snapshot, context);
    return this.print([event], season === null ? null : event.snapshot, context, heading);
  }

  /** `snapshot` is null if the receiver may not know of the season. */
  private async print(
    events: readonly EventSource[],
    snapshot: SeasonSnapshot | null,
    context: Context,
    heading: string | null = null,
  ): Promise<string> {
    const sentences = await Promise.all(
      events.map((event) => sentenceOf(this.schema, event, context)),
    );
    const game = sentences.flatMap(({ about }) => about.flatMap(({ id }) => id ?? [])).at(-1);
    const { seq, atMs: at } = events.at(-1) ?? { seq: 0, atMs: instant(0) };
    const lines = sentences.map(({ text }) => text);
    if (snapshot === null) return printDiscordMessage({ ...unnamed(lines, at), heading });
    const { record } = snapshot;
    const isSeen = canSeeSeason(snapshot, null);
    return printDiscordMessage({
      ...{ title: record.name, heading, lines, at },
      url: this.addressOf(pathAt(record, seq)),
      picture: game === undefined || !isSeen ? null : this.addressOf(`/g/${game}.png?at=${seq}`),
    });
  }

  private readonly addressOf = (path: string): string | null =>
    this.publicUrl === null ? null : this.publicUrl + path;
}

const unnamed = (lines: readonly string[], at: Instant) => ({
  ...{ title: 'Ridotto', url: null, lines, at, picture: null },
});
