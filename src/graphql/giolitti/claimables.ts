import { claimableView, environmentOf, playerOfAccount } from '../../dynasty';
import type { Claimable } from '../../dynasty';
import type { Card, DynastyRuleset } from '../../rulesets';
import { confidant } from '../context/access';
import type { Context } from '../context/context';
import { handSeenBy } from './own-hand';
import { participantsIn } from './sources';
import type { ClaimableCardSource, ClaimableTrickSource, GiolittiGameSource } from './sources';

/** The tricks of what can be claimed, each with what tells it. */
export const tricksOf = (ruleset: DynastyRuleset, found: Claimable): ClaimableTrickSource[] =>
  found.tricks.map((trick) => ({ ruleset, claimable: found, trick }));

/** What each card of the viewer's hand would score; null for whoever is not told. */
export async function claimables(
  game: GiolittiGameSource,
  _args: unknown,
  context: Context,
): Promise<ClaimableCardSource[] | null> {
  const { reading, row } = game;
  const account = confidant(context);
  const player = account === null ? null : playerOfAccount(reading.state, account);
  const own = participantsIn(game).find(({ seat }) => seat.playerId === player?.id);
  const hand = own === undefined ? null : await handSeenBy(own, context);
  const ruleset = environmentOf(reading.state, row);
  const told = (hand ?? []).flatMap((card: Card) => {
    const claimable = claimableView(reading.state, row, account, card);
    return claimable === null ? [] : [{ ruleset, card, claimable }];
  });
  return told.length === 0 ? null : told;
}
