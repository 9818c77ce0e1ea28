import { BANK } from '../../kernel';
import type { FortuneTold } from '../event';
import { rulesetOf } from '../state';
import type { RoundState } from '../state';
import { nameOf, words } from '../wording';

export function fortuneText(state: RoundState, event: FortuneTold): string {
  const told = rulesetOf(state).fortunes.find(({ fortune }) => fortune === event.fortune);
  const [moved] = event.transfers;
  // One who had nothing lost nothing [ruling B5]; the fortune may have been amended since.
  const loses = moved === undefined ? told?.effect.type === 'LOSE_DICE' : moved.to === BANK;
  const verb = loses ? 'lost' : 'gained';
  const name = told?.name ?? event.fortune;
  return `${nameOf(state, event.playerId)} ${verb} ${words(state, event.transfers)} by ${name}.`;
}
