import type { JournalRow } from '../../src/engine';
import type { SeasonType } from '../../src/graphql/ids/global-ids';
import { localGlobalId, readSeasonId } from '../../src/graphql/ids/global-ids';
import type { SeasonId } from '../../src/kernel';
import { FixedChance } from '../api/fixed-chance';
import { openApi, textOf } from '../support/in-process-api';
import type { Answer, ApiHouse, Variables } from '../support/in-process-api';

/** The first Sunday of every recorded season. */
const START = '2021-08-22T00:00:00Z';
const DAY_MS = 86_400_000;

/** The players of every recorded season; the host does not play. */
export const CAST = ['host', 'ann', 'bob', 'cyd', 'dan'] as const;
export type Name = (typeof CAST)[number];

/** A rehearsal played through the public API alone, with repeatable chance. */
export class Stage {
  private constructor(
    private readonly chance: FixedChance,
    private readonly api: ApiHouse,
    private readonly tokens: ReadonlyMap<Name, string>,
    readonly seasonId: SeasonId,
    private readonly globalId: string,
  ) {}

  static async open(edition: string): Promise<Stage> {
    const chance = new FixedChance();
    const api = await openApi();
    const tokens = new Map<Name, string>();
    for (const name of CAST) tokens.set(name, await api.signUp(name));
    const { createRound } = await api.data(
      `mutation ($edition: String!) {
        createRound(input: { name: "A recorded season", edition: $edition, rehearsal: true,
                             steward: false, startsAt: "${START}" }) { season { id } }
      }`,
      { edition },
      tokens.get('host') ?? null,
    );
    const globalId = textOf(createRound.season.id);
    return new Stage(chance, api, tokens, readSeasonId('id', globalId), globalId);
  }

  /** The id of a thing in the season: `id('Player', 'p1')`. */
  id(type: SeasonType, localId: string): string {
    return localGlobalId(type, this.seasonId, localId);
  }

  lot(number: number): string {
    return this.id('Lot', `l${String(number)}`);
  }

  bid(lot: number, amount: number) {
    return { lotId: this.lot(lot), amount };
  }

  player(localId: string): string {
    return this.id('Player', localId);
  }

  private async send(who: Name, mutation: string, input: Variables, fields: string) {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
    const answer = await this.api.data(
      `mutation ($input: ${type}) { ${mutation}(input: $input) { refusal { code } ${fields} } }`,
      { input: { seasonId: this.globalId, ...input } },
      this.tokens.get(who) ?? null,
    );
    return (answer as unknown as Record<string, Answer>)[mutation]!;
  }

  /** Sends a mutation that must succeed. Resolves with the selected payload. */
  async does(who: Name, mutation: string, input: Variables = {}, fields = 'seq'): Promise<Answer> {
    const payload = await this.send(who, mutation, input, fields);
    expect([who, mutation, payload.refusal]).toEqual([who, mutation, null]);
    return payload;
  }

  /** Sends a mutation that must be refused with this code. */
  async isRefused(who: Name, mutation: string, input: Variables, code: string): Promise<void> {
    const { refusal } = await this.send(who, mutation, input, 'seq');
    expect([who, mutation, refusal]).toEqual([who, mutation, { code }]);
  }

  /** Sets the clock to `days` after the start. */
  async day(days: number): Promise<void> {
    const to = new Date(Date.parse(START) + days * DAY_MS).toISOString();
    await this.does('host', 'advanceClock', { to });
  }

  async journal(): Promise<readonly JournalRow[]> {
    return this.api.deps.engine.journal(this.seasonId, 0, 100_000);
  }

  async close(): Promise<void> {
    await this.api.close();
    this.chance.end();
  }
}
