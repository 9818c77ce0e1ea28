import { counted } from '../../kernel';
import type { PlayerId } from '../../kernel';
import type { Aside } from './rows';
import { environmentOf } from '../state';
import type { DynastyState } from '../state';
import { maskName, nameOf, opponentName, pegsMoved, trickName } from '../wording';

/** What was done at a table besides playing, in one sentence. */
export function asideText(state: DynastyState, aside: Aside): string {
  const game = state.need('games', aside.gameId);
  const ruleset = environmentOf(state, game);
  const name = (player: PlayerId): string => nameOf(state, player);
  switch (aside.type) {
    case 'SfidaOffered':
      return `${name(aside.playerId)} offered ${opponentName(state, game, aside.playerId)} a Sfida.`;
    case 'SfidaAnswered':
      return aside.accepted
        ? `${name(aside.playerId)} accepted the Sfida: the stakes are ${aside.stakes}.`
        : `${name(aside.playerId)} rejected the Sfida.`;
    case 'RealiUsed':
      return `${name(aside.playerId)} named ${trickName(ruleset, aside.trick)} and scored ${aside.scored}.`;
    case 'MaskRevealed':
      return `${name(aside.playerId)} revealed the mask ${maskName(ruleset, aside.mask)}.`;
    case 'BookmakerDeclared':
      return `${name(aside.playerId)} became the bookmaker of game ${game.number}.`;
    case 'BetPlaced':
      return `${name(aside.playerId)} bet on ${name(aside.onId)} at a Juice of ${aside.juice}.`;
    case 'BetsSettled':
      return betsText(state, aside, game.number);
  }
}

type Settled = Extract<Aside, { readonly type: 'BetsSettled' }>;

function betsText(state: DynastyState, { part, betIds, pegs }: Settled, game: number): string {
  const moved = pegsMoved(state, pegs);
  const end = moved === '' ? '.' : `: ${moved}.`;
  switch (part) {
    case 'WINNERS':
      return `${counted(betIds.length, 'bet')} on game ${game} won${end}`;
    case 'LOSERS':
      return `${counted(betIds.length, 'bet')} on game ${game} lost${end}`;
    case 'BOOKMAKER':
      return `The bookmaker of game ${game} settled${end}`;
  }
}
