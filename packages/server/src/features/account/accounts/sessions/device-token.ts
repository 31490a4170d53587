/**
 * Proof that an account was once signed in to from a device. It signs nobody in: it only has its own
 * count of wrong passwords, so someone else who uses up the account's count does not lock its owner out
 * (OWASP, "Slow down online guessing attacks with device cookies").
 */
import { createHmac, timingSafeEqual } from 'node:crypto';
import { newSecret } from '../../../../platform/secrets';
import type { TokenKey } from './session-token';

/** @returns a token for a device that has none yet: its id and a signature */
export function newDeviceToken(key: TokenKey, userId: string): string {
  const deviceId = newSecret().slice(0, 22);
  return `${deviceId}.${signatureOf(key, userId, deviceId)}`;
}

/** @returns the device's id; nothing for a token that is forged, damaged or another account's */
export function readDeviceToken(key: TokenKey, userId: string, token: string): string | undefined {
  const [deviceId = '', signature = '', ...more] = token.split('.');
  const right = Buffer.from(signatureOf(key, userId, deviceId));
  const sent = Buffer.from(signature);
  const isRight = sent.length === right.length && timingSafeEqual(sent, right);
  return isRight && more.length === 0 ? deviceId : undefined;
}

/** The prefix makes these signatures differ from those of session tokens. */
const signatureOf = (key: TokenKey, userId: string, deviceId: string): string =>
  createHmac('sha256', key).update(`device:${userId}:${deviceId}`).digest('base64url');
