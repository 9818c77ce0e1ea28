import { counted } from '../../../kernel';
import { channelName } from '../../document/channels';
import { expressionWords } from '../../expressions/expression-words';
import { namesOfActions } from '../../mechanics/action-names';
import type { DeclaredPart, SecretAction } from '../../mechanics/secret-action';
import {
  actionOfSecret,
  namesOfSecretAction,
  secretActionsOf,
} from '../../mechanics/secret-action-names';
import type { MechanicAnchor } from '../../articles/anchors';
import type { Ruleset } from '../../document/ruleset';
import { bullets, list, plain } from '../../document/markdown';
import { ruleReference } from './articles';
import { priceWords, effectWords, whenWords, whoWords } from './player-actions';
import { section } from './section';
import type { RuleSection } from './section';

/** Secret actions that players have made by vote [Secret Information; ruling Z7]. */
export function additionalSecretActions(ruleset: Ruleset): RuleSection<MechanicAnchor> | null {
  const all = secretActionsOf(ruleset);
  if (all.length === 0) return null;
  return section(
    'additional-secret-actions',
    'Additional secret actions',
    'A player commits one of the following by the SHA-256 of a text that declares it, or entrusts ' +
      'the declaration to the server, which makes the text and reveals it on the maturation date. ' +
      'Others must reveal the text themselves, from the maturation date until the revelation date. ' +
      'It fails if it is not revealed by then, if the text does not declare it, if what it declares ' +
      'is no longer there, if its price cannot be paid or its effects are impossible as it is ' +
      'revealed, if the player leaves or makes another attempt of the same kind, or if a proposal or an ' +
      'office voids it.',
    bullets(
      ...all.map((each) => `${secretActionSentence(ruleset, each)}${ruleReference(ruleset, each)}`),
    ),
  );
}

/** What a secret action declares, its dates, its cost, its condition and its effects. */
export function secretActionSentence(ruleset: Ruleset, secret: SecretAction): string {
  const action = actionOfSecret(secret);
  const names = namesOfSecretAction(ruleset, secret);
  const { title, declares, effects, requires, channel } = secret;
  const declared = list(declares.map(partWords));
  const done = list(effects.map((effect) => effectWords(ruleset, effect, names)));
  const sentences = [
    `**${plain(title)}**${priceWords(ruleset, action)}: declares ${declared}.`,
    channel === undefined ? '' : `It is committed and revealed in ${channelName(channel)}.`,
    datesWords(ruleset, secret),
    requires === undefined
      ? ''
      : `It fails as it is revealed, unless this is true: ${expressionWords(requires, names)}.`,
    `As it is revealed, ${done}.`,
    failureWords(ruleset, secret),
    whoWords(ruleset, action),
    whenWords(ruleset, action, names),
  ];
  return sentences.filter((sentence) => sentence !== '').join(' ');
}

function failureWords(ruleset: Ruleset, { failureEffects }: SecretAction): string {
  if (failureEffects === undefined) return '';
  const names = namesOfActions(ruleset);
  const done = list(failureEffects.map((effect) => effectWords(ruleset, effect, names)));
  return `If it fails, unless it is replaced before it matures, withdrawn, voided or no longer in the rules, ${done}; nothing of this happens if a part is impossible.`;
}

function partWords(part: DeclaredPart): string {
  const title = plain(part.title);
  switch (part.type) {
    case 'CHOICE':
      return `${title} (${list(
        part.choices.map((each) => plain(each.title)),
        'or',
      )})`;
    case 'NUMBER':
      return `${title} (a whole number from ${part.least} to ${part.most})`;
    case 'PLAYER':
      return `${title} (another player)`;
    case 'CARD':
      return `${title} (a card)`;
    case 'LOT':
      return `${title} (a lot)`;
  }
}

function datesWords(
  ruleset: Ruleset,
  { maturesAfterHours, revealedWithinHours = 72 }: SecretAction,
): string {
  const matures =
    maturesAfterHours === undefined && ruleset.kind === 'ROUND'
      ? 'as the next phase begins'
      : `${counted(maturesAfterHours ?? 24, 'hour')} after it is committed`;
  return `It matures ${matures}; its revelation date is ${counted(revealedWithinHours, 'hour')} later.`;
}
