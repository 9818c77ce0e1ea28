import { claimableView, environmentOf, playerOfAccount } from '../../dynasty';
import type { Claimable } from '../../dynasty';
import { dynastyCards, isDynastyCard } from '../../rulesets';
import type { Card, DynastyRuleset } from '../../rulesets';
import type { AccountId, Stepwise } from '../../kernel';
import { readSeason, requireScope, readerAccountId } from '../context/access';
import type { Context } from '../context/context';
import { meteredInSteps } from '../context/metered';
import { badInput, forbidden, gameNotFound, seasonNotFound } from '../errors/fault';
import type { GiolittiGameClaimablesArgs, QueryClaimableArgs } from '../generated/resolvers';
import type { LocalIds } from '../ids/global-ids';
import { isDynasty } from '../snapshots/by-game';
import type { DynastySnapshot } from '../snapshots/by-game';
import { readOneCard } from '../input/cards';
import { participantsIn } from './sources';
import type { ClaimableTrickSource, ClaimableCardSource, GiolittiGameSource } from './sources';
import { readGameId } from './submit-to-game';
import { handSeenBy } from './own-hand';

export async function claimable(
  _root: unknown,
  args: QueryClaimableArgs,
  context: Context,
): Promise<ClaimableTrickSource[]> {
  const { id } = requireScope(context, 'READ').account;
  const { seasonId, gameId } = readGameId('gameId', args.gameId);
  const card = readOneCard('card', args.card);
  const sources = await readSeason(context, seasonId, id, (snapshot) =>
    isDynasty(snapshot) ? claimableIn(snapshot, id, gameId, card) : null,
  );
  if (sources === null) throw seasonNotFound();
  return sources;
}

function claimableIn(
  { state }: DynastySnapshot,
  id: AccountId,
  gameId: LocalIds['GiolittiGame'],
  card: Card,
): ClaimableTrickSource[] {
  const game = state.get('games', gameId);
  if (game === undefined) throw gameNotFound();
  const ruleset = environmentOf(state, game);
  if (!isDynastyCard(ruleset.deck, card)) throw badInput('card', 'a card of the deck');
  const found = claimableView(state, game, id, card);
  if (found === null) {
    throw forbidden(
      'Only a participant of an active game may see what a card would score, and only if the rules offer that help.',
    );
  }
  return tricksOf(ruleset, found);
}

/** The tricks of a claimable card, each with the context that resolves it. */
export const tricksOf = (ruleset: DynastyRuleset, found: Claimable): ClaimableTrickSource[] =>
  found.tricks.map((trick) => ({ ruleset, claimable: found, trick }));

/** The number of a deck's cards whose scores are told. */
const MOST_CARDS = 200;

/** The score of each card in the viewer's hand, or of the whole deck; null if the viewer may not see the scores. */
export async function claimables(
  game: GiolittiGameSource,
  { wholeDeck }: GiolittiGameClaimablesArgs,
  context: Context,
): Promise<ClaimableCardSource[] | null> {
  const { snapshot, row } = game;
  const account = readerAccountId(context);
  const player = account === null ? null : playerOfAccount(snapshot.state, account);
  const own = participantsIn(game).find(({ seat }) => seat.playerId === player?.id);
  const hand = own === undefined ? null : await handSeenBy(own, context);
  const ruleset = environmentOf(snapshot.state, row);
  const cards = wholeDeck ? dynastyCards(ruleset.deck).slice(0, MOST_CARDS) : (hand ?? []);
  const told = await meteredInSteps(context, snapshot, function* (): Stepwise<
    ClaimableCardSource[]
  > {
    const all: ClaimableCardSource[] = [];
    for (const card of cards) {
      const claimable = claimableView(snapshot.state, row, account, card);
      if (claimable !== null) all.push({ ruleset, card, claimable });
      yield;
    }
    return all;
  });
  return told.length === 0 ? null : told;
}
