/**
 * Recovery codes: they replace the code of an authenticator app that is lost, each once.
 *
 * - 16 characters in groups of four: 80 random bits, too many to guess even from a stolen digest.
 * - Crockford's base 32 without look-alikes (https://www.crockford.com/base32.html): no I, L, O and U.
 * - Typed with or without hyphens, spaces and capitals; I and L count as 1, O as 0.
 */
export const recoveryCodeCount = 10;
export const recoveryCodeBytes = 10;

const alphabet = '0123456789abcdefghjkmnpqrstvwxyz';

/**
 * @param bytes `recoveryCodeBytes` random ones
 * @example writeRecoveryCode(new Uint8Array(10)) // '0000-0000-0000-0000'
 */
export function writeRecoveryCode(bytes: Uint8Array): string {
  const bits = [...bytes].map((byte) => byte.toString(2).padStart(8, '0')).join('');
  const letters = bits.match(/.{5}/g)!.map((five) => alphabet[Number.parseInt(five, 2)]);
  return letters.join('').match(/.{4}/g)!.join('-');
}

/**
 * The one spelling of a typed code; undefined for what cannot be one.
 *
 * @example readRecoveryCode('ABCD efgh-jkmn-pqrO') // 'abcd-efgh-jkmn-pqr0'
 */
export function readRecoveryCode(typed: string): string | undefined {
  const letters = typed
    .toLowerCase()
    .replace(/[\s-]/g, '')
    .replace(/[il]/g, '1')
    .replace(/o/g, '0');
  if (letters.length !== 16 || [...letters].some((letter) => !alphabet.includes(letter))) {
    return undefined;
  }
  return letters.match(/.{4}/g)!.join('-');
}
