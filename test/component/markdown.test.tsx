/**
 * The Markdown of players.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { render } from '@testing-library/react/pure';
import { Markdown } from '../../web/src/ui/markdown';
import { fc, runs } from '../support/property-testing';

const shown = (text: string): HTMLElement => render(<Markdown text={text} />).container;

it('shows HTML as it is written, and addresses as links', () => {
  const box = shown('x<y, <b>no</b>, <https://example.com/a> and <javascript:alert(1)>');
  expect(box.textContent).toBe('x<y, <b>no</b>, https://example.com/a and javascript:alert(1)');
  expect([...box.querySelectorAll('a')].map(({ href }) => href)).toEqual(['https://example.com/a']);
});

it('makes only harmless elements of any text', () => {
  const bits = [
    '<b>',
    '<script>',
    '<img src=x onerror=y>',
    '<!--',
    '-->',
    '`',
    '```',
    '\n',
    '\n\n',
  ];
  const links = [
    '[a](javascript:b)',
    '![a](b)',
    '<javascript:a>',
    '[a]: data:b\n\n',
    '[a]',
    '<',
    '>',
  ];
  const marks = ['> ', '- ', '1. ', '# ', '|', '---', '*', '_', 'a', ' ', '&lt;', '\\', '"'];
  const text = fc.array(fc.constantFrom(...bits, ...links, ...marks), { maxLength: 30 });
  const harmless =
    /^(P|H3|STRONG|EM|DEL|BLOCKQUOTE|PRE|CODE|OL|UL|LI|DIV|TABLE|THEAD|TBODY|TR|TH|TD|A|BR)$/;
  fc.assert(
    fc.property(text, (parts) => {
      for (const element of shown(parts.join('')).querySelectorAll('*')) {
        expect(element.tagName).toMatch(harmless);
        expect(element.getAttributeNames().filter((name) => !/^(class|href)$/.test(name))).toEqual(
          [],
        );
        const href = element.getAttribute('href');
        if (href !== null) expect(href).toMatch(/^(https?:\/\/|\/|#)/);
      }
    }),
    { numRuns: runs(100) },
  );
});
