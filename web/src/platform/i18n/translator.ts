import { IntlMessageFormat } from 'intl-messageformat';

type Values = Readonly<Record<string, string | number>>;
/** Gives a text by its key, with its values filled in; null for a key that it lacks. */
export type Translation = (word: string, values: Values) => string | null;

/** A translation of ICU messages by key. Each message is parsed when it is first used. */
export function translatorOf(
  language: string,
  messages: Readonly<Record<string, string>>,
): Translation {
  const formats = new Map<string, IntlMessageFormat>();
  return (word, values) => {
    const message = messages[word];
    if (message === undefined) return null;
    // A `<` is text: messages have no tags.
    const format =
      formats.get(word) ?? new IntlMessageFormat(message, language, undefined, { ignoreTag: true });
    formats.set(word, format);
    return String(format.format(values));
  };
}
