/** Seasons of either game whose players change the rules. */
import { textOf } from '../support/in-process-api';
import type { Answer } from '../support/in-process-api';

export const PLAYERS = ['ann', 'bob', 'cyd'] as const;
export type Name = (typeof PLAYERS)[number] | 'host';
type Refusal = { readonly code: string; readonly rule: string | null; readonly facts: Answer };

/** The Sunday on which all seasons begin, and the days after it. */
const SUNDAY = Date.parse('2021-08-22T00:00:00Z');
export const day = (days: number): string => new Date(SUNDAY + days * 86_400_000).toISOString();

const PROPOSAL = `id status closesAt failure { effect refusal { code message facts } }
  revision { revision }`;
/** A ruleset in which Ann is reputable at once. */
const AT_ONCE = [{ op: 'replace', path: '/membership/reputableAfterDays', value: 0 }];

/** A client over HTTP or in the process. */
export type Asker = {
  post(
    document: string,
    variables: Readonly<Record<string, unknown>>,
  ): Promise<{
    readonly body: {
      readonly data?: Readonly<Record<string, unknown>> | null;
      readonly errors?: readonly unknown[];
    };
  }>;
};
export type Askers = Readonly<Record<Name, Asker>>;

/**
 * The options of a season. In a season that is no rehearsal, `setClock` replaces the host's clock.
 */
export type Making = {
  readonly ruleset?: readonly object[];
  readonly input?: object;
  readonly setClock?: (to: string) => void;
};

export class Nomic {
  readonly players: Partial<Record<Name, string>> = {};
  id = '';

  private constructor(
    private readonly persons: Askers,
    private readonly kind: 'ROUND' | 'DYNASTY',
    private readonly setClock: Making['setClock'],
  ) {}

  /** A rehearsal with Ann, Bob and Cyd that begins on Sunday. */
  static async round(persons: Askers, making: Making = {}): Promise<Nomic> {
    return new Nomic(persons, 'ROUND', making.setClock).begin('createRound', AT_ONCE, making);
  }

  /** A rehearsal of Giolitti with the same players. Its host deals. */
  static async dynasty(persons: Askers, making: Making = {}): Promise<Nomic> {
    const input = { automaticDealing: false, ...making.input };
    const dynasty = new Nomic(persons, 'DYNASTY', making.setClock);
    return dynasty.begin('createDynasty', [], { ...making, input });
  }

  private async begin(
    create: string,
    patch: readonly object[],
    { ruleset = [], input: more = {}, setClock }: Making,
  ): Promise<this> {
    const when = setClock === undefined ? { rehearsal: true, startsAt: day(0) } : {};
    const input = { name: 'A nomic', ...when, ruleset: [...patch, ...ruleset], ...more };
    const { season } = await this.payload('host', create, input, 'season { id }');
    this.id = textOf(season.id);
    for (const name of PLAYERS) {
      const { player } = await this.does(name, 'joinSeason', { name }, 'player { id }');
      this.players[name] = textOf(player.id);
    }
    return this;
  }

  private async payload(
    who: Name,
    mutation: string,
    input: object,
    fields: string,
  ): Promise<Answer> {
    const type = `${mutation.charAt(0).toUpperCase()}${mutation.slice(1)}Input!`;
    const document = `mutation ($input: ${OTHERWISE[mutation] ?? type}) {
      ${mutation}(input: $input) { refusal { code message rule facts } seq ${fields} } }`;
    const { body } = await this.persons[who].post(document, { input });
    expect([mutation, body.errors]).toEqual([mutation, undefined]);
    return body.data?.[mutation] as Answer;
  }

  private withSeason(mutation: string, input: object): object {
    return OTHERWISE[mutation] === undefined && !('gameId' in input)
      ? { seasonId: this.id, ...input }
      : input;
  }

  /** Sends a mutation that must succeed. Resolves with the payload. */
  async does(who: Name, mutation: string, input: object = {}, fields = ''): Promise<Answer> {
    const done = await this.payload(who, mutation, this.withSeason(mutation, input), fields);
    expect([mutation, done.refusal]).toEqual([mutation, null]);
    return done;
  }

  /**
   * Sends a mutation that must be refused and must not change the journal. Resolves with the
   * refusal.
   */
  async isRefused(who: Name, mutation: string, input: object): Promise<Refusal> {
    const before = await this.season('seq');
    const { refusal, seq } = await this.payload(
      who,
      mutation,
      this.withSeason(mutation, input),
      '',
    );
    expect(refusal).not.toBeNull();
    expect(seq).toBeNull();
    expect(await this.season('seq')).toEqual(before);
    return refusal as unknown as Refusal;
  }

  /** Fields of the season, as this person sees them. */
  async season(fields: string, who: Name = 'host'): Promise<Answer> {
    return this.ask(`season(id: $id) { ${fields} }`, this.id, who, 'season');
  }

  async node(type: string, fields: string, id: string, who: Name = 'host'): Promise<Answer> {
    return this.ask(`node(id: $id) { ... on ${type} { ${fields} } }`, id, who, 'node');
  }

  /** The answer to a root field, in which `$id` is the season's id. */
  async root(field: string, name: string, who: Name = 'host'): Promise<Answer> {
    return this.ask(field, this.id, who, name);
  }

  private async ask(field: string, id: string, who: Name, name: string): Promise<Answer> {
    const { body } = await this.persons[who].post(`query ($id: ID!) { ${field} }`, { id });
    expect(body.errors).toBeUndefined();
    return body.data?.[name] as Answer;
  }

  /** Submits a proposal, and lets everybody vote for it. Resolves with the decided proposal. */
  async decided(title: string, ...effects: object[]): Promise<Answer> {
    const id = await this.proposed(title, ...effects);
    await this.voted(id);
    return this.proposal(id);
  }

  async proposed(title: string, ...effects: object[]): Promise<string> {
    const code = this.kind === 'ROUND' ? 'URGENT' : null;
    const input = { class: code, title, text: `${title}.`, effects };
    const { proposal } = await this.does('ann', 'submitProposal', input, 'proposal { id }');
    return textOf(proposal.id);
  }

  /**
   * Everybody votes for the proposal. A round decides at the end of the voting period, a dynasty at
   * once.
   */
  async voted(proposalId: string): Promise<void> {
    for (const name of this.kind === 'ROUND' ? PLAYERS : PLAYERS.slice(0, 2)) {
      await this.does(name, 'castVote', { proposalId, vote: 'FOR' });
    }
    if (this.kind === 'DYNASTY') return;
    await this.clockTo(textOf((await this.proposal(proposalId)).closesAt));
  }

  proposal(id: string): Promise<Answer> {
    return this.node('Proposal', PROPOSAL, id);
  }

  /** Adopts a proposal without failures. Resolves with the text of the new rules. */
  async adopts(title: string, ...effects: object[]): Promise<string> {
    const proposal = await this.decided(title, ...effects);
    expect(proposal).toMatchObject({ status: 'ADOPTED', failure: null });
    const { ruleset } = await this.season('ruleset { prose revision }');
    return textOf(ruleset.prose);
  }

  /** Adopts a patch that adds this value to the ruleset. */
  amends(path: string, value: unknown): Promise<string> {
    return this.adopts(`Let there be ${path}`, amend({ op: 'add', path, value }));
  }

  async clockTo(to: string): Promise<void> {
    if (this.setClock !== undefined) this.setClock(to);
    else await this.does('host', 'advanceClock', { to });
  }

  async grants(who: Name, ...items: object[]): Promise<void> {
    await this.does('host', 'grantItems', { playerId: this.players[who], items });
  }
}

/** The input types of mutations that need no season, or whose input has another name. */
const OTHERWISE: Readonly<Record<string, string | undefined>> = {
  createRound: 'CreateRoundInput!',
  createDynasty: 'CreateDynastyInput!',
  offerSfida: 'GameInput!',
  resignGame: 'GameInput!',
  endGame: 'GameInput!',
};

export const amend = (...amendRuleset: object[]): object => ({ amendRuleset });

export const add = (path: string, value: unknown): object => ({ op: 'add', path, value });
