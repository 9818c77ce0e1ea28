import { htmlIn } from '../../src/rulesets/articles/html';
import { fc, runs } from '../support/property-testing';

describe('HTML in Markdown', () => {
  test.each([
    ['a comparison', 'Let x<y and z <b c, or 1<2>0, a<!b.'],
    ['an address', 'See <https://example.com/a?b=c> or <MAILTO:a@b.example>, <ann@example.com>.'],
    ['a piece of code', 'Write `<b>`, ``<i> ` </i>`` or ` a\n<br> `.'],
    ['a block of code', '```html\n<div>\n```\n~~~\n<b>\n```\n<!-- x -->\n~~~~'],
    ['an unfinished block of code', '```\n<script>'],
    ['an indented block of code', 'So:\n\n    <b>bold</b>\n\nAnd so on.'],
    ['code in a list and a quote', '1. a\n\n   ```\n   <b>\n   ```\n\n> ~~~\n> <b>\n> ~~~'],
    ['code of an entry', '- a\n\n      <b>'],
    ['an escaped sign', 'Not \\<b> nor \\<!-- this -->.'],
    ['an entity', '&lt;b>'],
    ['an unfinished tag', 'a <b c="d\n\n">'],
    ['no tag', '<3 <> < b> <b/ > </ b> <_a> <a"b">'],
  ])('is not %s', (_what, text) => {
    expect(htmlIn(text)).toBeNull();
  });

  test.each([
    ['a tag', 'a\n<b>c</b>', 2, '<b>'],
    ['an end', 'a </b> c', 1, '</b>'],
    ['a tag over two lines', 'a <b\nc="d">', 1, '<b'],
    ['a comment', 'a <!-- b -->', 1, '<!-- b -->'],
    ['an unfinished comment', 'a <!-- b', 1, '<!-- b'],
    ['a declaration', '<!DOCTYPE html>', 1, '<!DOCTYPE html>'],
    ['an instruction', 'a <?php b ?>', 1, '<?php b ?>'],
    ['CDATA', 'a <![CDATA[b]]>', 1, '<![CDATA[b]]>'],
    ['an unfinished block', 'a\n<div class', 2, '<div class'],
    ['an unfinished script', '<script', 1, '<script'],
    ['a tag after code', '`a` <b>', 1, '<b>'],
    ['a tag between lone backticks', '` a\n\n<b> `', 3, '<b>'],
    ['a tag between unequal backticks', '` <b> ``', 1, '<b>'],
    ['a tag after an escaped backtick', '\\`<b>`', 1, '<b>'],
    ['a tag after a block of code', '```\na\n```\n<b>', 4, '<b>'],
    ['a tag after a list with code', '- ```\n  a\n<b>', 3, '<b>'],
    ['a tag after a quote with code', '> ```\n<b>\n> ```', 2, '<b>'],
    ['an indented tag in a paragraph', 'a\n    <b>', 2, '<b>'],
    ['a tag in an entry', '- a\n\n    <b>', 3, '<b>'],
    ['a tag in a quote in an entry', '1. > a\n   > <b>', 2, '<b>'],
    ['a tag in a heading', '# <b>', 1, '<b>'],
    ['a tag in a table', '| ` | <b> ` |\n|---|---|', 1, '<b>'],
    ['a tag in a link', '[<b>](a)', 1, '<b>'],
    ['a tag after what is no mail address', '<`@-> `<b>`', 1, '<b>'],
    ['a tag after an address with a wide blank', '<ab:`\u00a0><b>`', 1, '<b>'],
    ['a tag in what may be no table', 'a\n- -:\n`a\nb` <b> `x`', 4, '<b>'],
    ['a long tag', `<a title="${'x'.repeat(50)}">`, 1, `<a title="${'x'.repeat(30)}…`],
  ])('is %s', (_what, text, line, found) => {
    expect(htmlIn(text)).toEqual({ line, text: found });
  });

  const bits = ['`', '``', '~', '<', '>', 'b', '/', '!', '?', '-', '\n', '    ', '> ', '1. ', '#'];
  const text = fc.oneof(
    fc.string({ maxLength: 300, unit: fc.constantFrom(...bits, '\\', '"', '=', ' ', '|') }),
    fc.string({ maxLength: 300, unit: 'grapheme' }),
  );

  it('is found on its own line after any text, and in no text with its signs escaped', () => {
    fc.assert(
      fc.property(text, (any) => {
        const escaped = any.replace(/[\\`~<]/g, '\\$&');
        expect(htmlIn(escaped)).toBeNull();
        const lines = escaped.split('\n').length;
        expect(htmlIn(`${escaped}\n\n<div>`)).toEqual({ line: lines + 2, text: '<div>' });
      }),
      { numRuns: runs(300) },
    );
  });

  it('is found at a sign that the text has, and never in a block of code', () => {
    fc.assert(
      fc.property(text, (any) => {
        const found = htmlIn(any);
        if (found !== null) {
          expect(any.split('\n')[found.line - 1]).toContain(found.text.replace('…', ''));
          expect(found.text).toMatch(/^<[A-Za-z/!?]/);
        }
        const fence = '`'.repeat(310);
        expect(htmlIn(`${fence}\n${any}\n${fence}`)).toBeNull();
      }),
      { numRuns: runs(300) },
    );
  });
});
