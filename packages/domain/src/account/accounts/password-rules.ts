/**
 * What a password must be (Spec 5 and 9).
 *
 * - At least 6 characters, the specification's minimum; at most 200, so that a passphrase fits and
 *   hashing stays cheap.
 * - No rule about capitals, digits or signs: such rules make passwords worse, not better.
 * - The best-known passwords are refused by `common-passwords.ts`, a separate file because a
 *   form should not load a thousand words.
 */
export const minPasswordLength = 6;
export const maxPasswordLength = 200;
