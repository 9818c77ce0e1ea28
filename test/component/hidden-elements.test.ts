/**
 * The computed styles by which the searches of these suites find out what is hidden.
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen } from '@testing-library/react/pure';

afterEach(() => document.body.replaceChildren());

const styleOf = (html: string): CSSStyleDeclaration => {
  document.body.innerHTML = html;
  return getComputedStyle(document.querySelector('#it')!);
};

it.each([
  ['<p id="it">', 'block'],
  ['<input id="it">', 'inline-block'],
  ['<ul><li id="it"></ul>', 'list-item'],
  ['<p id="it" hidden>', 'none'],
  ['<button id="it" hidden>', 'none'],
  ['<input id="it" type="hidden">', 'none'],
  ['<dialog id="it">', 'none'],
  ['<dialog id="it" open>', ''],
  ['<template id="it">', 'none'],
  ['<p id="it" style="display: none">', 'none'],
])('%s is shown as %s', (html, display) => {
  expect(styleOf(html).display).toBe(display);
});

it('what does not show or take clicks hands that on to what is inside', () => {
  const { visibility, pointerEvents } = styleOf(
    '<div style="visibility: hidden; pointer-events: none"><b id="it"></b></div>',
  );
  expect([visibility, pointerEvents]).toEqual(['hidden', 'none']);
});

it.each(['hidden', 'style="display: none"', 'style="visibility: hidden"', 'aria-hidden="true"'])(
  'a button within an element with %s is not found by its role',
  (attribute) => {
    document.body.innerHTML = `<div ${attribute}><button>Press</button></div>`;
    expect(screen.queryByRole('button')).toBeNull();
    document.body.innerHTML = '<div><button>Press</button></div>';
    expect(screen.queryByRole('button')).not.toBeNull();
  },
);
