import { actionsOf } from '../../mechanics/action-names';
import type { MechanicAnchor } from '../../articles/anchors';
import { trackedValuesOf } from '../../mechanics/value-lookup';
import type { TrackedValue } from '../../mechanics/tracked-value';
import type { Ruleset } from '../../document/ruleset';
import { findOffice, officesOf } from '../../mechanics/office-lookup';
import { ruleReference } from './articles';
import { bullets, list, plain } from '../../document/markdown';
import { officeSentence } from './offices';
import { actionSentence } from './player-actions';
import { additionalSecretActions } from './secret-actions';
import { section } from './section';
import type { RuleSection } from './section';

/** The sections about a ruleset's own mechanics, in either game. */
export const mechanics = (ruleset: Ruleset): RuleSection<MechanicAnchor>[] =>
  [
    trackedValues(ruleset),
    playerActions(ruleset),
    additionalSecretActions(ruleset),
    offices(ruleset),
  ].filter((found) => found !== null);

/** Tracked values [ruling Z1]. */
function trackedValues(ruleset: Ruleset): RuleSection<MechanicAnchor> | null {
  const all = trackedValuesOf(ruleset);
  if (all.length === 0) return null;
  return section(
    'tracked-values',
    'Tracked values',
    'The server tracks the following values. Proposals can set them, and so can the players who ' +
      'are named.',
    bullets(...all.map((each) => `${sentenceOf(ruleset, each)}${ruleReference(ruleset, each)}`)),
  );
}

/** Actions that players have made by vote [ruling Z2]. */
function playerActions(ruleset: Ruleset): RuleSection<MechanicAnchor> | null {
  const all = actionsOf(ruleset);
  if (all.length === 0) return null;
  return section(
    'player-actions',
    'Additional player actions',
    'While the season runs any player may do the following, unless the action names others. The ' +
      'price is destroyed. An action is refused if the player cannot pay for it, if a player lacks ' +
      'an item that it moves, or if a value would pass its limits.',
    bullets(
      ...all.map((each) => `${actionSentence(ruleset, each)}${ruleReference(ruleset, each)}`),
    ),
  );
}

/** Offices that players have made by vote [ruling Z4]. */
function offices(ruleset: Ruleset): RuleSection<MechanicAnchor> | null {
  const all = officesOf(ruleset);
  if (all.length === 0) return null;
  return section(
    'offices',
    'Offices',
    'One player at a time holds each of the following offices, and may resign. A player who leaves ' +
      'or goes idle loses it. A vote for an office stands until a player is chosen for it.',
    bullets(
      ...all.map((each) => `${officeSentence(ruleset, each)}${ruleReference(ruleset, each)}`),
    ),
  );
}

function setterWords(ruleset: Ruleset, setter: TrackedValue['setBy'][number]): string {
  switch (setter.type) {
    case 'OWNER':
      return 'its player';
    case 'ANY_PLAYER':
      return 'any player';
    case 'OFFICE':
      return `the ${plain(findOffice(ruleset, setter.office)?.title ?? setter.office)}`;
  }
}

function sentenceOf(ruleset: Ruleset, declared: TrackedValue): string {
  const { title, of, secret, setBy } = declared;
  const whose = { PLAYER: 'of each player', SEASON: 'of the season', CARD: 'of each card' }[of];
  const hidden = secret ? ' It is secret: only its player sees it.' : '';
  const setters = setBy.map((setter) => setterWords(ruleset, setter));
  const by = setters.length === 0 ? '' : ` It is set by ${list(setters, 'or')}.`;
  return `**${plain(title)}**, ${whose}: ${kindOf(declared)}.${hidden}${by}`;
}

function kindOf(declared: TrackedValue): string {
  switch (declared.type) {
    case 'NUMBER':
      return `a whole number${limitsOf(declared)}, at first ${declared.start}`;
    case 'TEXT': {
      const start = declared.start === '' ? 'empty' : `“${plain(declared.start)}”`;
      return `a text of at most ${declared.longest} characters, at first ${start}`;
    }
    case 'FLAG':
      return `yes or no, at first ${declared.start ? 'yes' : 'no'}`;
  }
}

type Limits = { readonly least: number | null; readonly most: number | null };

function limitsOf({ least, most }: Limits): string {
  if (least !== null && most !== null) return ` from ${least} to ${most}`;
  if (least !== null) return ` of at least ${least}`;
  return most === null ? '' : ` of at most ${most}`;
}
