/** Colours text on terminals that support it. */
import { styleText } from 'node:util';

export type Style = Parameters<typeof styleText>[0];
export type Paint = (style: Style, text: string) => string;

export function makePaint(coloured: boolean): Paint {
  return (style, text) => (coloured ? styleText(style, text) : text);
}
