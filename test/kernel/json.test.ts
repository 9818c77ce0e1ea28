import { canonicalJson } from '../../src/kernel';
import { fc } from '../support/property-testing';

describe('canonical JSON', () => {
  it('orders keys by code unit and leaves absent ones out', () => {
    const value = { b: [1, { z: null, a: 'é' }], a: true, Z: -0, gone: undefined };
    expect(canonicalJson(value)).toBe('{"Z":0,"a":true,"b":[1,{"a":"é","z":null}]}');
  });

  it('means what JSON means', () => {
    fc.assert(
      fc.property(fc.json(), (json) => {
        const value = JSON.parse(json) as unknown;
        expect(JSON.parse(canonicalJson(value))).toEqual(value);
      }),
    );
  });

  it('does not depend on the order in which keys were set', () => {
    fc.assert(
      fc.property(fc.dictionary(fc.string(), fc.jsonValue()), (value) => {
        const turned = Object.fromEntries(Object.entries(value).reverse());
        expect(canonicalJson(turned)).toBe(canonicalJson(value));
      }),
    );
  });
});
