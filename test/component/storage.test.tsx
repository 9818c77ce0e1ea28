/**
 * @jest-environment ./scripts/jest-dom-environment.cjs
 */
import { screen } from '@testing-library/react/pure';
import { ensureStorage, isInMemory } from '../../web/src/platform/storage';
import { readLanguage } from '../../web/src/platform/i18n/chosen-language';
import { setCookie } from '../../web/src/platform/cookie';
import { open } from './page';

function block(name: 'localStorage' | 'sessionStorage'): () => void {
  const before = Object.getOwnPropertyDescriptor(window, name)!;
  Object.defineProperty(window, name, {
    configurable: true,
    get: () => {
      throw new DOMException('Access is denied for this document.', 'SecurityError');
    },
  });
  return () => void Object.defineProperty(window, name, before);
}

it('a page whose browser keeps nothing keeps it itself, and says so', async () => {
  ensureStorage();
  expect(isInMemory()).toBe(false);
  const restore = [block('localStorage'), block('sessionStorage')];
  try {
    ensureStorage();
    localStorage.setItem('a', '1');
    localStorage.setItem('b', '2');
    expect([localStorage.getItem('a'), localStorage.getItem('getItem')]).toEqual(['1', null]);
    expect(Object.entries(localStorage)).toEqual([
      ['a', '1'],
      ['b', '2'],
    ]);
    localStorage.removeItem('a');
    expect(Object.keys(localStorage)).toEqual(['b']);
    localStorage.clear();
    expect(Object.keys(localStorage)).toEqual([]);
    await open('/');
    expect(screen.getByText(/^Your browser blocks storage for this site/).role).toBe('status');
    // The page after a choice of a language remembers it by the cookie.
    setCookie('language', 'it');
    expect(readLanguage()).toBe('it');
  } finally {
    setCookie('language', null);
    for (const put of restore) put();
  }
});
