/** Codes of authenticator apps (RFC 6238): six digits, every 30 seconds, HMAC-SHA-1, as every app takes them. */
import { Secret, TOTP } from 'otpauth';

const periodSeconds = 30;

/** RFC 4226, section 4, asks for 128 bits at least and recommends 160. */
export const newKey = (): string => new Secret({ size: 20 }).base32;

/** @returns the address that an app reads from the QR code */
export const addressOf = (key: string, email: string): string => totpOf(key, email).toString();

/**
 * @returns the time step that a code belongs to, one step early or late at most (RFC 6238, 5.2: one step for
 * the time a person takes, and clocks that differ); nothing for a wrong code
 */
export function stepOf(key: string, code: string, now: Date): number | undefined {
  const delta = totpOf(key, '').validate({ token: code, timestamp: now.getTime(), window: 1 });
  return delta === null ? undefined : Math.floor(now.getTime() / 1000 / periodSeconds) + delta;
}

const totpOf = (key: string, label: string): TOTP =>
  new TOTP({
    issuer: 'Saltbush',
    label,
    algorithm: 'SHA1',
    digits: 6,
    period: periodSeconds,
    secret: Secret.fromBase32(key),
  });
