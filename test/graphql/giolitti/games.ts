/** Games of Giolitti over the API, with known cards. */
import { openApi, textOf } from '../../support/in-process-api';
import type { Answer, ApiHouse } from '../../support/in-process-api';

/** The starting player's hand: four Kings and three Queens. */
export const FIRST_HAND =
  'KING BATONS, KING COINS, KING CUPS, KING SWORDS, QUEEN BATONS, QUEEN COINS, QUEEN CUPS';
/** The other player's hand: four Aces and three sixes. */
export const SECOND_HAND = 'ACE BATONS, ACE COINS, ACE CUPS, ACE SWORDS, 6 BATONS, 6 COINS, 6 CUPS';

export type CardName = { readonly rank: string; readonly suit: string };

export function card(text: string): CardName {
  const [rank = '', suit = ''] = text.split(' ');
  return { rank, suit };
}
export const cards = (text: string): CardName[] => text.split(', ').map(card);

const INPUTS = {
  setReadiness: 'SetReadinessInput',
  wearMask: 'WearMaskInput',
  publishRuleset: 'PublishRulesetInput',
  startGame: 'StartGameInput',
  playCard: 'PlayCardInput',
  offerSfida: 'GameInput',
  answerSfida: 'AnswerSfidaInput',
  resignGame: 'GameInput',
  useReali: 'UseRealiInput',
  takeTableAction: 'TakeTableActionInput',
  revealMask: 'RevealMaskInput',
  endGame: 'GameInput',
  voidGame: 'VoidGameInput',
  becomeBookmaker: 'GameInput',
  placeBet: 'PlaceBetInput',
  settleBets: 'GameInput',
  leaveSeason: 'LeaveSeasonInput',
  goIdle: 'GoIdleInput',
  comeBack: 'ComeBackInput',
  closeSeason: 'CloseSeasonInput',
  advanceClock: 'AdvanceClockInput',
  setClientSeed: 'SetClientSeedInput',
  rotateInvite: 'RotateInviteInput',
  say: 'SayInput',
} as const;
export type MutationName = keyof typeof INPUTS;

export const documentOf = (mutation: MutationName): string =>
  `mutation ($input: ${INPUTS[mutation]}!) {
    ${mutation}(input: $input) { refusal { code message rule facts } seq }
  }`;

const PLAYS = 'plays { number player { name } card { rank suit } claim scored }';
const GAME = `id number gameStatus status stakes juice bersaglio commitment seed story
  turn { name } deadline sfida { by { name } to { name } } closing resigned { name }
  campione { name } bookmaker { name } voidReason environment { revision }
  bets { juice status player { name } on { name } } ${PLAYS}
  participants { player { id name } mask revealedMasks score pocket { rank suit }
    hand { rank suit } disclosedHand { rank suit } }
  fine { clean fined { name } hands { player { name } cards { rank suit } } }`;
const SHOWN = `query ($id: ID!) { node(id: $id) { ... on GiolittiGame { ${GAME} } } }`;
const PLAYERS = `query ($id: ID!) { season(id: $id) { players { nodes {
  name pegs magistrelli wait readiness record { games won lost drawn fined } } } } }`;

export type Opening = {
  /** More input for `createDynasty`. By default the dynasty is a rehearsal whose host deals. */
  readonly input?: object;
  /** The masks that players wear before the deal, by player. */
  readonly masks?: Readonly<Record<string, string>>;
  readonly grandCanal?: string;
};

/**
 * A dynasty with four players, and the commands that they send. `this.first` is the starting
 * player.
 */
export class GiolittiTable {
  readonly tokens: Record<string, string> = {};
  readonly players: Record<string, string> = {};
  id = '';
  game = '';
  first = '';
  second = '';

  constructor(readonly api: ApiHouse) {}

  token(who: string): string {
    return this.tokens[who] ?? '';
  }

  /** Sends a mutation, and resolves with its payload. */
  async ask(who: string, mutation: MutationName, input: object = {}): Promise<Answer> {
    const data = await this.api.data(documentOf(mutation), { input }, this.token(who));
    return data[mutation as 'playCard'];
  }

  /** Sends a mutation. A refusal fails the test. */
  async do(who: string, mutation: MutationName, input: object = {}): Promise<Answer> {
    const done = await this.ask(who, mutation, input);
    expect([mutation, done.refusal]).toEqual([mutation, null]);
    return done;
  }

  /** Sends a mutation for the last game. */
  atTable(who: string, mutation: MutationName, input: object = {}): Promise<Answer> {
    return this.do(who, mutation, { gameId: this.game, ...input });
  }

  play(who: string, text: string, claim = 0): Promise<Answer> {
    return this.atTable(who, 'playCard', { card: card(text), claim });
  }

  async shown(who: string | null = null, game = this.game): Promise<Answer> {
    const token = who === null ? null : this.token(who);
    return (await this.api.data(SHOWN, { id: game }, token)).node;
  }

  /** The players' standings by name. */
  async standings(): Promise<Readonly<Record<string, Answer>>> {
    const { nodes } = (await this.api.data(PLAYERS, { id: this.id })).season.players;
    return Object.fromEntries(nodes.map((player) => [textOf(player.name), player]));
  }

  async journal(selection: string): Promise<Answer> {
    const query = `query ($id: ID!) { season(id: $id) {
      journal(first: 100) { nodes { __typename seq ${selection} } } } }`;
    return (await this.api.data(query, { id: this.id })).season.journal.nodes;
  }

  async pass(hours: number, ms = 0): Promise<void> {
    const { season } = await this.api.data('query ($id: ID!) { season(id: $id) { now } }', {
      id: this.id,
    });
    const to = new Date(Date.parse(textOf(season.now)) + hours * 3_600_000 + ms).toISOString();
    await this.do('host', 'advanceClock', { seasonId: this.id, to });
  }

  async create(input: object = {}): Promise<void> {
    const { createDynasty } = await this.api.data(
      `mutation ($input: CreateDynastyInput!) {
        createDynasty(input: $input) { refusal { code } season { id } } }`,
      { input: { name: 'D', rehearsal: true, automaticDealing: false, ...input } },
      this.token('host'),
    );
    expect(createDynasty.refusal).toBeNull();
    this.id = textOf(createDynasty.season.id);
  }

  async join(...names: string[]): Promise<void> {
    for (const name of names) {
      const { joinSeason } = await this.api.data(
        `mutation ($id: ID!, $name: String!) {
          joinSeason(input: { seasonId: $id, name: $name }) { refusal { code } player { id } } }`,
        { id: this.id, name },
        this.token(name),
      );
      this.players[name] = textOf(joinSeason.player.id);
    }
  }

  async ready(...names: string[]): Promise<void> {
    for (const name of names) {
      await this.do(name, 'setReadiness', { seasonId: this.id, ready: true });
    }
  }

  /** Starts a game with these cards on top of the deck. */
  async deal(deck: string | null): Promise<void> {
    const { startGame } = await this.api.data(
      `mutation ($input: StartGameInput!) { startGame(input: $input) {
        refusal { code } game { id participants { player { name } } } } }`,
      { input: { seasonId: this.id, deck: deck === null ? null : cards(deck) } },
      this.token('host'),
    );
    expect(startGame.refusal).toBeNull();
    this.game = textOf(startGame.game.id);
    const names = startGame.game.participants.map(({ player }) => textOf(player.name));
    [this.first, this.second] = [names[0] ?? '', names[1] ?? ''];
  }

  /** Both players play their hands in order, without claims. `changes` replaces cards. */
  async playOut(changes: Readonly<Record<string, string>> = {}): Promise<void> {
    const [mine, theirs] = [FIRST_HAND.split(', '), SECOND_HAND.split(', ')];
    for (let play = 0; play < 7; play += 1) {
      await this.play(this.first, changes[mine[play] ?? ''] ?? mine[play] ?? '');
      await this.play(this.second, changes[theirs[play] ?? ''] ?? theirs[play] ?? '');
    }
  }
}

export type GiolittiHouse = {
  readonly api: ApiHouse;
  /** A game between ann and bob, with cyd and dee as onlookers. */
  readonly table: (opening?: Opening) => Promise<GiolittiTable>;
  /** A dynasty without players. */
  readonly empty: (input?: object) => Promise<GiolittiTable>;
  readonly close: () => Promise<void>;
};

const PEOPLE = ['host', 'ann', 'bob', 'cyd', 'dee', 'eve'];

export async function openGiolitti(): Promise<GiolittiHouse> {
  const api = await openApi();
  const tokens: Record<string, string> = {};
  for (const name of PEOPLE) tokens[name] = await api.signUp(name);
  const empty = async (input: object = {}): Promise<GiolittiTable> => {
    const table = new GiolittiTable(api);
    Object.assign(table.tokens, tokens);
    await table.create(input);
    return table;
  };
  return {
    api,
    empty,
    close: () => api.close(),
    table: async ({ input, masks = {}, grandCanal = '10 SWORDS' } = {}) => {
      const table = await empty(input);
      await table.join('ann', 'bob', 'cyd', 'dee');
      for (const [who, mask] of Object.entries(masks)) {
        await table.do(who, 'wearMask', { seasonId: table.id, mask });
      }
      await table.ready('ann', 'bob');
      await table.deal(`${FIRST_HAND}, ${SECOND_HAND}, ${grandCanal}`);
      return table;
    },
  };
}
