/**
 * Barcodes of products: EAN-13, EAN-8 and UPC-A. A UPC-A is an EAN-13 that begins with 0, and is written so, since scanners
 * give the same code in either way. The last digit checks the others: so a mistyped code is noticed.
 */
import { say } from '../../../texts/say';

/** A code of 13 or 8 digits whose last digit is right. */
export type Barcode = string;

/**
 * @param text as typed or scanned; spaces and hyphens are no part of it
 * @returns undefined for what is no barcode
 * @example barcodeOf('0 36000 29145 2') // '0036000291452'
 */
export function barcodeOf(text: string): Barcode | undefined {
  const digits = digitsOf(text);
  const code = digits.length === 12 ? `0${digits}` : digits;
  return isBarcode(code) ? code : undefined;
}

/** @example isBarcode('9300605123452') // whether its last digit is right */
export const isBarcode = (code: string): boolean =>
  /^(?:\d{8}|\d{13})$/.test(code) && sumOf(code) % 10 === 0;

/** What to say of digits that are no barcode; undefined of one. */
export function barcodeFault(text: string): string | undefined {
  if (barcodeOf(text) !== undefined) return undefined;
  return /^(?:\d{8}|\d{12,13})$/.test(digitsOf(text))
    ? say('One of these digits is wrong. Please compare them with the package.')
    : say('A barcode has 8, 12 or 13 digits.');
}

const digitsOf = (text: string): string => text.replace(/[\s-]/g, '');

/** From the right, every second digit counts three times. */
const sumOf = (code: string): number =>
  [...code].reverse().reduce((sum, digit, at) => sum + Number(digit) * (at % 2 === 1 ? 3 : 1), 0);
