import { claimableView, environmentOf } from '../../dynasty';
import { isDynastyCard } from '../../rulesets';
import type { Card } from '../../rulesets';
import type { AccountId } from '../../kernel';
import { answerFrom, requireScope } from '../context/access';
import type { Context } from '../context/context';
import { badInput, forbidden, gameNotFound, seasonNotFound } from '../errors/fault';
import type { QueryClaimableArgs } from '../generated/resolvers';
import type { LocalIds } from '../ids/global-ids';
import type { DynastyReading } from '../snapshots/by-game';
import { isDynasty } from '../snapshots/by-game';
import { tricksOf } from './claimables';
import { readOneCard } from './read-card';
import type { ClaimableTrickSource } from './sources';
import { readGameId } from './submit-to-game';

export async function claimable(
  _root: unknown,
  args: QueryClaimableArgs,
  context: Context,
): Promise<ClaimableTrickSource[]> {
  const { id } = requireScope(context, 'READ').account;
  const { seasonId, gameId } = readGameId('gameId', args.gameId);
  const card = readOneCard('card', args.card);
  const sources = await answerFrom(context, seasonId, id, (reading) =>
    isDynasty(reading) ? claimableIn(reading, id, gameId, card) : null,
  );
  if (sources === null) throw seasonNotFound();
  return sources;
}

function claimableIn(
  { state }: DynastyReading,
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
      'Only a participant of an active game is told what a card would score, where the rules have that help.',
    );
  }
  return tricksOf(ruleset, found);
}
