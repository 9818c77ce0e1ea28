import type { DynastyCommands, DynastyEvents } from '../model/records';
import { answerSfida, sfidaAnswered } from './answer-sfida';
import type { SfidaCommand, SfidaEvent } from './vocabulary';
import { offerSfida, sfidaOffered } from './offer-sfida';

export const SFIDA_COMMANDS: DynastyCommands<SfidaCommand> = {
  OfferSfida: offerSfida,
  AnswerSfida: answerSfida,
};

export const SFIDA_EVENTS: DynastyEvents<SfidaEvent> = {
  SfidaOffered: sfidaOffered,
  SfidaAnswered: sfidaAnswered,
};
