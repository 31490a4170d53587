import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { barcodeFault, barcodeOf, isBarcode } from './barcode';

describe('barcodes', () => {
  test.each([
    ['4006381333931', '4006381333931'],
    ['73513537', '73513537'],
    ['036000291452', '0036000291452'],
    ['0 36000 29145 2', '0036000291452'],
    ['400638-1333931', '4006381333931'],
  ])('the digits %s are the barcode %s', (text, code) => {
    expect(barcodeOf(text)).toBe(code);
    expect(barcodeFault(text)).toBeUndefined();
  });

  test.each(['4006381333932', '73513538', '036000291453'])(
    'the digits %s have a wrong one among them',
    (text) => {
      expect(barcodeOf(text)).toBeUndefined();
      expect(barcodeFault(text)).toMatch(/^One of these digits is wrong/);
    },
  );

  test.each(['', '123', '40063813339311', 'vegemite 123', '٤٠٠٦٣٨١٣'])(
    'the text "%s" has not as many digits as a barcode',
    (text) => {
      expect(barcodeFault(text)).toBe('A barcode has 8, 12 or 13 digits.');
    },
  );

  test('one mistyped digit is always noticed', () => {
    const digits = fc.array(fc.nat(9), { minLength: 12, maxLength: 12 });
    fc.assert(
      fc.property(digits, fc.nat(12), fc.integer({ min: 1, max: 9 }), (first, at, more) => {
        const last = Array.from({ length: 10 }, (_, digit) => digit).find((digit) =>
          isBarcode([...first, digit].join('')),
        );
        const code = [...first, last!];
        const mistyped = code.map((digit, place) => (place === at ? (digit + more) % 10 : digit));
        expect(isBarcode(code.join(''))).toBe(true);
        expect(isBarcode(mistyped.join(''))).toBe(false);
      }),
    );
  });
});
