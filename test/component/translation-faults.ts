import { parse, TYPE } from '@formatjs/icu-messageformat-parser';
import type { MessageFormatElement } from '@formatjs/icu-messageformat-parser';

type Messages = Readonly<Record<string, string>>;
/** A placeholder's name, with its plural forms if it has any. */
type Slot = { readonly name: string; readonly forms: readonly string[] | null };

/** No count of a game is higher. */
const MOST = 1_000;

/** The plural categories that a language uses for whole numbers up to `MOST`, and `other`. */
function formsOf(language: string): readonly string[] {
  const rules = new Intl.PluralRules(language);
  const used = Array.from({ length: MOST + 1 }, (_none, count) => rules.select(count));
  return [...new Set([...used, 'other'])];
}

function slotsIn(elements: readonly MessageFormatElement[]): readonly Slot[] {
  return elements.flatMap((element): readonly Slot[] => {
    switch (element.type) {
      case TYPE.literal:
      case TYPE.pound:
        return [];
      case TYPE.plural: {
        const forms = Object.entries(element.options);
        const slot = { name: element.value, forms: forms.map(([form]) => form) };
        return [slot, ...forms.flatMap(([, { value }]) => slotsIn(value))];
      }
      case TYPE.select: {
        const forms = Object.values(element.options);
        return [
          { name: element.value, forms: null },
          ...forms.flatMap(({ value }) => slotsIn(value)),
        ];
      }
      case TYPE.argument:
        return [{ name: element.value, forms: null }];
      // The client's values are texts and counts.
      case TYPE.date:
      case TYPE.number:
      case TYPE.time:
      case TYPE.tag:
        return [{ name: `${element.value}, as a date, number or tag`, forms: null }];
    }
  });
}

const parsed = (message: string): readonly MessageFormatElement[] =>
  parse(message, { ignoreTag: true });

/** The names alike messages share: all, and those with plural forms. */
const namesOf = (slots: readonly Slot[]): string =>
  [...new Set(slots.map(({ name, forms }) => (forms === null ? name : `${name}, plural`)))]
    .sort()
    .join('; ');

function faultOf(language: string, message: string, english: string): string | null {
  if (message.trim() === '') return 'is empty';
  let slots: readonly Slot[];
  try {
    slots = slotsIn(parsed(message));
  } catch (error) {
    return `is no ICU message: ${String(error)}`;
  }
  const [own, wanted] = [namesOf(slots), namesOf(slotsIn(parsed(english)))];
  if (own !== wanted) return `has the placeholders "${own}" instead of "${wanted}"`;
  const lacking = slots.flatMap(({ forms }) =>
    forms === null ? [] : formsOf(language).filter((form) => !forms.includes(form)),
  );
  return lacking.length === 0 ? null : `lacks the plural form ${lacking.join(', ')}`;
}

/** Everything that is wrong with a translation, one line each. A key that it lacks is no fault. */
export const translationFaults = (
  language: string,
  messages: Messages,
  source: Messages,
): readonly string[] =>
  Object.entries(messages).flatMap(([key, message]) => {
    const english = source[key];
    if (english === undefined) return [`${key} is no key of the English texts`];
    const fault = faultOf(language, message, english);
    return fault === null ? [] : [`${key} ${fault}`];
  });

/** The placeholders of a message, with whether they are counted. */
export const placeholdersOf = (
  message: string,
): readonly { readonly name: string; readonly isCounted: boolean }[] =>
  slotsIn(parsed(message)).map(({ name, forms }) => ({ name, isCounted: forms !== null }));

/** The names of all arguments of a message: those that it can only fill, and those of its choices. */
export const argumentsOf = (message: string): ReadonlySet<string> => namesIn(parsed(message));

function namesIn(elements: readonly MessageFormatElement[]): ReadonlySet<string> {
  const names = elements.flatMap((element): readonly string[] => {
    if (element.type === TYPE.literal || element.type === TYPE.pound) return [];
    const options = 'options' in element ? Object.values(element.options) : [];
    return [element.value, ...options.flatMap(({ value }) => [...namesIn(value)])];
  });
  return new Set(names);
}

/** The plural forms of the language that some plural of the message lacks. */
export const lackingForms = (language: string, message: string): readonly string[] =>
  pluralsIn(parsed(message)).flatMap((forms) =>
    formsOf(language).filter((form) => !forms.includes(form)),
  );

const pluralsIn = (elements: readonly MessageFormatElement[]): readonly (readonly string[])[] =>
  elements.flatMap((element): readonly (readonly string[])[] => {
    if (!('options' in element)) return [];
    const inner = Object.values(element.options).flatMap(({ value }) => pluralsIn(value));
    return element.type === TYPE.plural ? [Object.keys(element.options), ...inner] : inner;
  });
