import type { SfidaAnswered, SfidaOffered } from './events';
import { asideText } from '../asides/text';
import type { AnswerSfida, OfferSfida } from './commands';
import { byPlayer, itsTable } from '../declare';
import type { DynastyCommands, DynastyEvents } from '../declare';
import { itsGame, opponent } from '../games';
import { answerSfida, evolveSfidaAnswered } from './answer-sfida';
import { evolveSfidaOffered, offerSfida } from './offer-sfida';

export const SFIDA_COMMANDS: DynastyCommands<OfferSfida | AnswerSfida> = {
  OfferSfida: byPlayer<OfferSfida>({ rule: 'play', decide: offerSfida, made: itsGame }),
  AnswerSfida: byPlayer<AnswerSfida>({ rule: 'play', decide: answerSfida, made: itsGame }),
};

export const SFIDA_EVENTS: DynastyEvents<SfidaOffered | SfidaAnswered> = {
  SfidaOffered: {
    evolve: evolveSfidaOffered,
    text: asideText,
    aside: true,
    channel: 'TABLES',
    touches: itsTable,
    concerns: opponent,
  },
  SfidaAnswered: {
    evolve: evolveSfidaAnswered,
    text: asideText,
    aside: true,
    channel: 'TABLES',
    touches: itsTable,
    concerns: opponent,
  },
};
