/** The escape of a control character: `\x1b` for ESC, `\u202e` for a direction override. */
const written = (char: string): string => {
  const code = (char.codePointAt(0) ?? 0).toString(16);
  return code.length <= 2 ? `\\x${code.padStart(2, '0')}` : `\\u${code.padStart(4, '0')}`;
};

/** Makes foreign text safe for a terminal, so that it cannot move the cursor or set the title. */
export const printable = (text: string): string =>
  text.replace(/[^\P{Cc}\n]|\p{Bidi_Control}/gu, written);

const ESC = String.fromCharCode(27);
const COLOUR = new RegExp(`(${ESC}\\[[\\d;]*m)`, 'u');

/** Like `printable`, for coloured text: keeps colours, and escapes other control characters. */
export const printablePainted = (text: string): string =>
  text
    .split(COLOUR)
    .map((part, at) => (at % 2 === 1 ? part : printable(part)))
    .join('');
