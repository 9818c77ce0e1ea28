import { STYLE } from './svg';

const DAY = /:root\{([^}]*)\}/;
const NIGHT = /@media[^{]*\{[^{}]*\{[^}]*\}\}/;
/** `font:500 30px 'EB Garamond',serif` */
const FONT = /font:(?:(\d+) )?(\d+px) ([^;}]+)/g;

/**
 * The style of pictures by day, without variables and shorthands: renderers that are not browsers have
 * neither.
 */
const FLAT_STYLE = flatten(STYLE);

function flatten(style: string): string {
  const [, declared = ''] = DAY.exec(style) ?? [];
  const colours = new Map(
    [...declared.matchAll(/(--[\w-]+):([^;]+)/g)].map(([, name = '', value = '']) => [name, value]),
  );
  return (
    style
      .replace(NIGHT, '')
      .replace(DAY, '')
      .replace(/var\((--[\w-]+)\)/g, (whole, name: string) => colours.get(name)?.trim() ?? whole)
      // As the file of that weight calls itself.
      .replaceAll("'EB Garamond'", "'EB Garamond Medium'")
      .replace(
        FONT,
        (_whole, weight: string | undefined, size: string, family: string) =>
          `font-weight:${weight ?? '400'};font-size:${size};font-family:${family}`,
      )
  );
}

/** A picture for such a renderer. */
export const flat = (svg: string): string => svg.replace(STYLE, () => FLAT_STYLE);
