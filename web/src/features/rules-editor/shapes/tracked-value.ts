import { isObject } from '../../../platform/json';
import { fixedText } from '../model/sentence';
import type { NamedChoice } from '../model/named-choice';
import type { Line } from '../model/sentence';
import { at } from '../model/form-values';
import type { FormValues } from '../model/form-values';
import type { References } from '../model/references';
import { t } from '../../../platform/i18n/translate';
import { codeAndRule, named } from './common';

const OFFICE = 'OFFICE ';
const isNumber = at('type', 'NUMBER');
const isText = at('type', 'TEXT');
const isFlag = at('type', 'FLAG');
const isPlayers = at('of', 'PLAYER');

/**
 * The possible setters of a value. The owner can set a player's value, and is the only setter of a
 * secret one.
 */
function setters({ offices }: References, typed: FormValues): readonly NamedChoice[] {
  const isSecret = at('secret', 'yes')(typed);
  return [
    ...(isPlayers(typed) ? [named('OWNER', 'draft.owner')] : []),
    ...(isSecret
      ? []
      : [
          named('ANY_PLAYER', 'draft.anyPlayer'),
          ...offices.map(({ value, name }) => ({
            value: `${OFFICE}${value}`,
            name: t('draft.holderOf', { name }),
          })),
        ]),
  ];
}

function readSetter(entry: unknown): string | null {
  if (!isObject(entry) || typeof entry['type'] !== 'string') return null;
  const { type, office } = entry;
  return type === 'OFFICE' ? `${OFFICE}${String(office)}` : type;
}

const writeSetter = (chosen: string): unknown =>
  chosen.startsWith(OFFICE)
    ? { type: 'OFFICE', office: chosen.slice(OFFICE.length) }
    : { type: chosen };

/** A number, text or flag that the rules track. */
export const TRACKED_VALUE: readonly Line[] = [
  [
    fixedText('draft.keptIs'),
    { kind: 'line', key: 'title', label: 'draft.title', longest: 60 },
    fixedText('draft.of'),
    {
      kind: 'choice',
      key: 'of',
      label: 'draft.ofWhom',
      of: () => [
        named('PLAYER', 'draft.eachPlayer'),
        named('SEASON', 'draft.theSeason'),
        named('CARD', 'draft.eachCard'),
      ],
    },
  ],
  [
    fixedText('draft.itIs'),
    {
      kind: 'choice',
      key: 'type',
      label: 'draft.kindOfValue',
      of: () => [
        named('NUMBER', 'draft.aNumber'),
        named('TEXT', 'draft.aText'),
        named('FLAG', 'draft.aFlag'),
      ],
    },
    fixedText('draft.beginsAt', isNumber),
    fixedText('draft.beginsAs', (typed) => !isNumber(typed)),
    { kind: 'number', key: 'start', label: 'draft.start', when: isNumber },
    {
      kind: 'words',
      key: 'start',
      kept: 'startText',
      label: 'draft.start',
      longest: 1000,
      when: isText,
    },
    {
      kind: 'flag',
      ...{ key: 'start', kept: 'startFlag', label: 'draft.start', when: isFlag },
      ...{ yes: 'values.yes', no: 'values.no' },
    },
    fixedText('draft.isAtLeast', isNumber),
    {
      kind: 'number',
      key: 'least',
      label: 'draft.least',
      hint: 'draft.noLimit',
      empty: 'null',
      when: isNumber,
    },
    fixedText('draft.andAtMost', isNumber),
    {
      kind: 'number',
      key: 'most',
      label: 'draft.most',
      hint: 'draft.noLimit',
      empty: 'null',
      when: isNumber,
    },
    fixedText('draft.hasAtMost', isText),
    { kind: 'number', key: 'longest', label: 'draft.longest', when: isText },
    fixedText('draft.characters', isText),
  ],
  [
    fixedText('draft.isSeenBy', isPlayers),
    {
      kind: 'flag',
      key: 'secret',
      label: 'draft.seenBy',
      yes: 'draft.ownerAlone',
      no: 'draft.everybody',
    },
  ],
  [
    fixedText('draft.setBy'),
    {
      kind: 'many',
      ...{ key: 'setBy', label: 'draft.setBy', empty: 'list', of: setters },
      ...{ write: writeSetter, read: readSetter },
    },
  ],
  codeAndRule('value'),
];

export const NEW_TRACKED_VALUE: FormValues = {
  of: 'PLAYER',
  type: 'NUMBER',
  start: '0',
  startFlag: 'no',
  longest: '100',
  secret: 'no',
};
