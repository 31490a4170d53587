/**
 * A token of the last login on this device, stored by email. With it an account can sign in here
 * while others guess its password elsewhere. It does not replace the password.
 * It stays after a sign-out, so the email is stored as a number from which it can't be read.
 */
import * as z from 'zod/mini';
import { storedValue } from '../stored/stored-value';

const tokens = storedValue('saltbush.devices', { schema: z.record(z.string(), z.string()) });
/** A household shares a tablet; the account that signed in longest ago is evicted. */
const mostAccounts = 8;

export function findDeviceToken(email: string): string | undefined {
  return readTokens()[keyOf(email)];
}

export function saveDeviceToken(email: string, token: string | undefined): void {
  if (token === undefined) return;
  const own = keyOf(email);
  const others = Object.entries(readTokens()).filter(([known]) => known !== own);
  const newest = [...others, [own, token]].slice(-mostAccounts);
  tokens.write(Object.fromEntries(newest));
}

/** Earlier versions stored the email itself: it is replaced. */
function readTokens(): Record<string, string> {
  const stored = Object.entries(tokens.read() ?? {});
  const read = Object.fromEntries(
    stored.map(([key, token]) => [key.includes('@') ? keyOf(key) : key, token]),
  );
  if (stored.some(([key]) => key.includes('@'))) tokens.write(read);
  return read;
}

/**
 * FNV-1a of 32 bits; crypto.subtle is absent on plain http. With the wrong token of two emails that share a
 * key the server does as without one. A letter in front keeps the order of insertion.
 */
function keyOf(email: string): string {
  let hash = 0x811c9dc5;
  for (const letter of email.trim().toLowerCase()) {
    hash = Math.imul(hash ^ letter.codePointAt(0)!, 0x01000193);
  }
  return `e${(hash >>> 0).toString(36)}`;
}
