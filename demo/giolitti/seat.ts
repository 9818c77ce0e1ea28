/** A bot at its place in the dynasty: who it is, how it plays, and what it does everything with. */
import type { Chance } from '../bots/chance';
import type { Client } from '../client/http';
import type { Live } from '../client/live';
import { EnvironmentDocument } from '../generated/operations';
import type { TableFragment, WhyFragment } from '../generated/operations';
import { readRules } from './rules';
import type { Rules } from './rules';

export type Temper = {
  readonly name: string;
  /** The code of the mask that it begins with. */
  readonly mask: string;
  /** For the table at the end. */
  readonly plays: string;
  /** From which chance on it offers a Sfida. */
  readonly offers: number;
  /** How much better than it is it takes its chance to be when it answers one. */
  readonly courage: number;
  /** After how many cards of a game that it only watches it bets; null: never. */
  readonly betsAfter: number | null;
  /** After how many it would become the bookmaker; null: never. */
  readonly booksAfter: number | null;
  /** Whether it wears what is out of fashion, for the pegs. */
  readonly followsModa: boolean;
  /** What it does once, until it has been seen. */
  readonly vice: 'CHEATS' | 'RESIGNS' | null;
};

export type Seat = Temper & {
  readonly playerId: string;
  readonly seasonId: string;
  readonly client: Client;
  readonly live: Live;
  readonly chance: Chance;
  readonly tell: (tone: 'refused' | 'aside', text: string) => void;
  readonly tally: Tally;
  readonly environments: Map<number, Rules>;
  /** Whether it has had enough of its vice. */
  repents: boolean;
};

/** What the journal does not tell; all bots count in the same one. */
export type Tally = {
  refusals: number;
  /** Claims that were compared with `claimable`. */
  compared: number;
  readonly disputes: string[];
};

export const newTally = (): Tally => ({ refusals: 0, compared: 0, disputes: [] });

/** True when it happened; a refusal is told, with its code and its rule. */
export function happened(
  seat: Seat,
  what: string,
  { refusal }: { readonly refusal: WhyFragment | null },
): boolean {
  if (refusal === null) return true;
  seat.tally.refusals += 1;
  const rule = refusal.rule === null ? '' : ` [${refusal.rule}]`;
  seat.tell('refused', `${seat.name} ${what}: ${refusal.code}${rule}. ${refusal.message}`);
  return false;
}

/** The rules of the game's start, asked for once for each revision. */
export async function rulesOf(seat: Seat, { id, environment }: TableFragment): Promise<Rules> {
  const known = seat.environments.get(environment.revision);
  if (known !== undefined) return known;
  const { node } = await seat.client.ask(EnvironmentDocument, { gameId: id });
  const rules = readRules(node?.__typename === 'GiolittiGame' ? node.environment.document : {});
  seat.environments.set(environment.revision, rules);
  return rules;
}
