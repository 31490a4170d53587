import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { addressIn, addressKey, addressSpellings, withoutTracking } from './page-address';

describe('addressSpellings', () => {
  it('a page is found however its address was stored', () => {
    const remaining = [
      'https://a.example/pie',
      'http://www.a.example/pie/',
      'https://m.a.example/pie',
    ];
    for (const address of ['http://www.a.example/pie/amp?utm_source=x', ...remaining]) {
      expect(addressSpellings(address)).toEqual(expect.arrayContaining(remaining));
    }
    expect(addressSpellings('https://a.example/?id=7&a=1')).toContain('https://a.example?a=1&id=7');
    expect(addressSpellings('https://a.example/?id=7&a=1')).toContain(
      'https://a.example/?id=7&a=1',
    );
  });

  it.each([undefined, '', 'pie'])('the text %s has no spellings of an address', (address) => {
    expect(addressSpellings(address)).toEqual([]);
  });
});

describe('addressKey', () => {
  it.each([
    'https://a.example/pie',
    'http://a.example/pie',
    'https://www.a.example/pie',
    'https://m.a.example/pie',
    'https://A.Example:443/pie/',
    'https://a.example/pie#method',
    'https://a.example/pie?utm_source=mail&utm_medium=x',
    'https://a.example/pie/?fbclid=abc&gclid=1',
    'https://a.example/pie/index.html',
    'https://a.example/pie/amp/',
    'https://amp.a.example/pie',
    'https://a.example/amp/pie',
    'https://a.example/pie.amp',
    'https://a.example/pie?amp=1',
    'https://a.example/pie/print/',
    'https://a.example/pie?print=1',
  ])('the address %s is of the same page', (address) => {
    expect(addressKey(address)).toBe('a.example/pie');
  });

  it.each<[string, string]>([
    ['https://a.example/Pie', 'https://a.example/pie'],
    ['https://a.example/pie?id=1', 'https://a.example/pie?id=2'],
    ['https://a.example/pie', 'https://b.example/pie'],
    ['https://a.example/pie', 'https://a.example/pies'],
    ['https://a.example/print-your-own', 'https://a.example/'],
    ['https://m.example/pie', 'https://example/pie'],
  ])('the address %s is of another page than %s', (one, other) => {
    expect(addressKey(one)).not.toBe(addressKey(other));
  });

  it('the order of parameters does not matter for the key of an address', () => {
    expect(addressKey('https://a.example/?b=2&a=1')).toBe(addressKey('https://a.example/?a=1&b=2'));
  });

  it.each([undefined, '', 'pie', 'mailto:a@b.example', 'javascript:alert(1)'])(
    'the text %s is no address',
    (text) => {
      expect(addressKey(text)).toBeUndefined();
    },
  );

  it('an address without tracking has the same key', () => {
    fc.assert(
      fc.property(fc.webUrl({ withQueryParameters: true, withFragments: true }), (address) => {
        expect(addressKey(withoutTracking(address))).toBe(addressKey(address));
      }),
    );
  });
});

it.each<[string, string]>([
  ['https://a.example/pie?utm_source=x&id=7#top', 'https://a.example/pie?id=7'],
  ['https://a.example/pie', 'https://a.example/pie'],
  ['no address', 'no address'],
])('the address %s loses its tracking parameters', (address, plain) => {
  expect(withoutTracking(address)).toBe(plain);
});

it.each<[string, string | undefined]>([
  ['Look at this! https://a.example/pie.', 'https://a.example/pie'],
  ['“https://a.example/pie”', 'https://a.example/pie'],
  ['https://a.example/pie_(dish)', 'https://a.example/pie_(dish)'],
  ['(see https://a.example/pie)', 'https://a.example/pie'],
  ['Pie\nhttp://a.example/?q=1&r=2\nfrom my phone', 'http://a.example/?q=1&r=2'],
  ['no address', undefined],
])('the address in %j is %s', (text, address) => {
  expect(addressIn(text)).toBe(address);
});
