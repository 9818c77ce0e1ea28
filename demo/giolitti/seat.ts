/** A bot's seat in the dynasty: its identity, its character, and its means to act. */
import type { Chance } from '../bots/chance';
import type { Client } from '../client/http';
import type { Live } from '../client/live';
import { EnvironmentDocument } from '../generated/operations';
import type { TableFragment, WhyFragment } from '../generated/operations';
import { readRules } from './rules';
import type { Rules } from './rules';

export type Temper = {
  readonly name: string;
  /** The code of its first mask. */
  readonly mask: string;
  /** A description for the final table, after the word "Plays". */
  readonly plays: string;
  /** The least chance of winning at which it offers a Sfida. */
  readonly offers: number;
  /** The amount by which it overrates its chance when it answers a Sfida. */
  readonly courage: number;
  /** The number of cards in a watched game after which it bets; null for never. */
  readonly betsAfter: number | null;
  /** The number of cards after which it becomes the bookmaker; null for never. */
  readonly booksAfter: number | null;
  /** True if it changes to unfashionable masks, for the pegs. */
  readonly followsModa: boolean;
  /** Its misdeed. A cheat stops once it is fined; a bot that resigns does so once. */
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
  /** True once it has given up its misdeed. */
  repents: boolean;
};

/** Counts that the journal lacks. All bots share one tally. */
export type Tally = {
  refusals: number;
  /** The number of claims compared with the server's `claimable`. */
  compared: number;
  readonly disputes: string[];
};

export const newTally = (): Tally => ({ refusals: 0, compared: 0, disputes: [] });

/** True if the command succeeded. Prints a refusal with its code and rule. */
export function happened(
  seat: Seat,
  what: string,
  { refusal }: { readonly refusal: WhyFragment | null },
): boolean {
  if (refusal === null) return true;
  seat.tally.refusals += 1;
  const rule = refusal.anchor === null ? '' : ` [${refusal.anchor}]`;
  seat.tell('refused', `${seat.name} ${what}: ${refusal.code}${rule}. ${refusal.message}`);
  return false;
}

/** The rules of a game, fetched once per revision. */
export async function rulesOf(seat: Seat, { id, ruleset }: TableFragment): Promise<Rules> {
  const known = seat.environments.get(ruleset.revision);
  if (known !== undefined) return known;
  const { node } = await seat.client.ask(EnvironmentDocument, { gameId: id });
  const rules = readRules(node?.__typename === 'GiolittiGame' ? node.ruleset.document : {});
  seat.environments.set(ruleset.revision, rules);
  return rules;
}
