import { assertNever } from '../kernel';
import { asDealer, asHost, asPlayer, asPlayerWhileOn } from './access';
import type { Asked } from './command';
import { setClientSeed } from './chance/set-client-seed';
import { startGame } from './dealing/start-game';
import { endGame } from './ending/end-game';
import { voidGame } from './ending/void-game';
import { becomeBookmaker } from './gambling/become-bookmaker';
import { placeBet } from './gambling/place-bet';
import { settleBets } from './gambling/settle-bets';
import { revealMask } from './masks/reveal-mask';
import { useReali } from './masks/use-reali';
import { wearMask } from './masks/wear-mask';
import { joinSeason } from './membership/join-season';
import { leaveSeason } from './membership/leave-season';
import { removePlayer } from './membership/remove-player';
import { playCard } from './play/play-card';
import { resignGame } from './play/resign-game';
import { setReadiness } from './readiness/set-readiness';
import type { DynastyRefusal } from './refusal';
import { advanceClock } from './rehearsal/advance-clock';
import { closeSeason } from './season/close-season';
import { createDynasty } from './season/create-dynasty';
import { publishRuleset } from './season/publish-ruleset';
import { rotateInvite } from './season/rotate-invite';
import { answerSfida } from './sfida/answer-sfida';
import { offerSfida } from './sfida/offer-sfida';
import { shapeRefusal } from './shape';
import { nowIn } from './state';
import { tend } from './tend';
import type { DynastyTurn } from './turn';
import { say } from './words/say';

/**
 * Does what is asked, or says why not. The state must have been advanced to the turn's instant;
 * after a refusal the caller takes back whatever changed.
 */
export function decideDynasty(turn: DynastyTurn, command: Asked): DynastyRefusal | null {
  const refusal = shapeRefusal(command) ?? decide(turn, command);
  if (refusal === null) tend(turn.as(turn.actor, nowIn(turn.state, turn.now)));
  return refusal;
}

function decide(turn: DynastyTurn, command: Asked): DynastyRefusal | null {
  switch (command.type) {
    case 'CreateDynasty':
      return createDynasty(turn, command);
    case 'JoinSeason':
      return joinSeason(turn, command);
    case 'LeaveSeason':
      return asPlayer(turn, command, leaveSeason);
    case 'RemovePlayer':
      return asHost(turn, command, removePlayer);
    case 'RotateInvite':
      return asHost(turn, command, rotateInvite);
    case 'CloseSeason':
      return asHost(turn, command, closeSeason);
    case 'AdvanceClock':
      return asHost(turn, command, advanceClock);
    case 'PublishRuleset':
      return asHost(turn, command, publishRuleset);
    case 'SetReadiness':
      return asPlayerWhileOn(turn, command, setReadiness);
    case 'SetClientSeed':
      return asPlayerWhileOn(turn, command, setClientSeed);
    case 'WearMask':
      return asPlayerWhileOn(turn, command, wearMask);
    case 'StartGame':
      return asDealer(turn, command, startGame);
    case 'EndGame':
      return asDealer(turn, command, endGame);
    case 'VoidGame':
      return asDealer(turn, command, voidGame, true);
    case 'PlayCard':
      return asPlayerWhileOn(turn, command, playCard);
    case 'OfferSfida':
      return asPlayerWhileOn(turn, command, offerSfida);
    case 'AnswerSfida':
      return asPlayerWhileOn(turn, command, answerSfida);
    case 'ResignGame':
      return asPlayerWhileOn(turn, command, resignGame);
    case 'UseReali':
      return asPlayerWhileOn(turn, command, useReali);
    case 'RevealMask':
      return asPlayerWhileOn(turn, command, revealMask);
    case 'BecomeBookmaker':
      return asPlayerWhileOn(turn, command, becomeBookmaker);
    case 'PlaceBet':
      return asPlayerWhileOn(turn, command, placeBet);
    case 'SettleBets':
      return asPlayerWhileOn(turn, command, settleBets);
    case 'Say':
      return asPlayerWhileOn(turn, command, say);
    default:
      return assertNever(command);
  }
}
