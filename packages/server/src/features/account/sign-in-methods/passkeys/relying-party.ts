/** Who passkeys are made for: the address of this instance (WebAuthn Level 3, 5.1.2). */
import { isIP } from 'node:net';
import { refusals } from '../refusals';

export interface RelyingParty {
  /** The host name. A passkey works for it alone. */
  id: string;
  origin: string;
}

/**
 * Browsers make passkeys for a name only, not for a bare IP address, and over https or on the machine itself.
 *
 * @example findRelyingParty('https://recipes.example') // { id: 'recipes.example', origin: … }
 * @example findRelyingParty('http://192.168.1.5:3000') // undefined
 */
export function findRelyingParty(publicUrl: string): RelyingParty | undefined {
  const { protocol, hostname, origin } = new URL(publicUrl);
  const isLocal = hostname === 'localhost' || hostname.endsWith('.localhost');
  const isAddress = isIP(hostname.replace(/^\[|\]$/g, '')) !== 0;
  return (protocol === 'https:' || isLocal) && !isAddress ? { id: hostname, origin } : undefined;
}

/** @throws AppError NOT_POSSIBLE */
export function getRelyingParty(publicUrl: string): RelyingParty {
  const found = findRelyingParty(publicUrl);
  if (!found) throw refusals.noPasskeys();
  return found;
}
