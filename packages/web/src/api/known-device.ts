/**
 * A token of the last login on this device, stored by email. With it an account can sign in here
 * while others guess its password elsewhere. It does not replace the password.
 */
import * as z from 'zod/mini';
import { storedValue } from './stored-value';

const tokens = storedValue('saltbush.devices', { schema: z.record(z.string(), z.string()) });
/** A family shares a tablet; the account that signed in longest ago is evicted. */
const mostAccounts = 8;

export function findDeviceToken(email: string): string | undefined {
  return tokens.read()?.[email.trim().toLowerCase()];
}

export function saveDeviceToken(email: string, token: string | undefined): void {
  if (token === undefined) return;
  const own = email.trim().toLowerCase();
  const others = Object.entries(tokens.read() ?? {}).filter(([known]) => known !== own);
  const newest = [...others, [own, token]].slice(-mostAccounts);
  tokens.write(Object.fromEntries(newest));
}
