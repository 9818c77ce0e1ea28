/** The refusals about hosts and their actions. */
import { moment } from '../../kernel';
import type { NoFacts, Sentences } from '../../kernel';
import type { SeasonFacts } from './facts';

export type HostingRefusals = {
  readonly NOT_THE_FIRST_HOST: NoFacts;
  readonly NOT_A_HOST_POWER: SeasonFacts<'power'>;
  readonly HOST_POWER: SeasonFacts<'power'>;
  readonly ALREADY_HOST: SeasonFacts<'playerId'>;
  readonly NOT_A_CO_HOST: SeasonFacts<'playerId'>;
  readonly LAST_HOST: SeasonFacts<'playerId'>;
  readonly HOST_NOT_AWAY: SeasonFacts<'hostAwayAtMs'>;
};

const POWER_WORDS = new Map([
  ['REMOVE_PLAYER', 'remove players'],
  ['CLOSE_SEASON', 'close the season'],
  ['APPOINT_JUDGE', 'appoint the Judge'],
  ['PUBLISH_RULESET', 'publish new rules'],
  ['VOID_GAME', 'void games'],
]);
const powerWords = (power: string): string => POWER_WORDS.get(power) ?? power;

export const HOSTING_REFUSALS: Sentences<HostingRefusals> = {
  NOT_THE_FIRST_HOST: () => 'Only the first host hands the season on, or shares it.',
  NOT_A_HOST_POWER: ({ power }) =>
    `The rules of this season do not let its host ${powerWords(power)} alone.`,
  HOST_POWER: ({ power }) =>
    `The rules of this season leave it to the host alone to ${powerWords(power)}.`,
  ALREADY_HOST: () => 'The player hosts the season already.',
  NOT_A_CO_HOST: () => 'The season is not shared with this player.',
  LAST_HOST: () => 'Somebody must host the season: the first host goes when there is another.',
  HOST_NOT_AWAY: ({ hostAwayAtMs }) =>
    hostAwayAtMs === null
      ? 'The rules of this season do not let the players have another host.'
      : `Another host is proposed once the host has done nothing for a while: from ${moment(hostAwayAtMs)}.`,
};
