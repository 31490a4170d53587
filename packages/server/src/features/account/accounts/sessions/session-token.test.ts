import { createHmac } from 'node:crypto';
import { jwtVerify, SignJWT } from 'jose';
import { describe, expect, it } from 'vitest';
import { isOver, readToken, signToken, tokenKeyOf, type TokenKey } from './session-token';

const secret = 'a key for the tokens of this test';
const key = tokenKeyOf(secret);
const bytes = new TextEncoder().encode(secret);
const now = new Date('2026-11-22T08:00:00.500Z');
const later = new Date('2026-11-22T09:00:00Z');
const content = { userId: '0193a000-0000-7000-8000-000000000001', secret: 'plum' };
const claims = { secret: 'plum', iss: 'saltbush', sub: content.userId, exp: secondsOf(later) };
const token = signToken(key, content, now, later);

function readAt(tokenKey: TokenKey, said: string, at: Date) {
  const read = readToken(tokenKey, said);
  return read && !isOver(read, at) ? { userId: read.userId, secret: read.secret } : undefined;
}

describe('a session token', () => {
  it('a session token is read back', () => {
    expect(readAt(key, token, now)).toEqual(content);
  });

  it('a session token is one that other programs understand', async () => {
    const { payload, protectedHeader } = await jwtVerify(token, bytes, { currentDate: now });
    expect(payload).toEqual({ ...claims, iat: secondsOf(now) });
    expect(protectedHeader).toEqual({ alg: 'HS256' });
  });

  it('a session token is read as an earlier Saltbush wrote it', async () => {
    const earlier = await new SignJWT({ secret: 'plum' })
      .setProtectedHeader({ alg: 'HS256' })
      .setIssuer('saltbush')
      .setSubject(content.userId)
      .setIssuedAt(now)
      .setExpirationTime(later)
      .sign(bytes);
    expect(earlier).toBe(token);
  });

  it('a session token ends in its last second', () => {
    expect(readAt(key, token, new Date(later.getTime() - 1))).toEqual(content);
    expect(readAt(key, token, later)).toBeUndefined();
  });

  it('a session token is refused when anything of it is missing', () => {
    for (let length = 0; length < token.length; length += 1) {
      expect(readAt(key, token.slice(0, length), now), `${length} letters`).toBeUndefined();
    }
  });

  it('a session token is refused when any of its bytes is another', () => {
    const parts = token.split('.').map((part) => Buffer.from(part, 'base64url'));
    parts.forEach((part, place) => {
      part.forEach((byte, at) => {
        const changed = Buffer.from(part);
        changed[at] = byte ^ 1;
        const forged = parts.with(place, changed).map((one) => one.toString('base64url'));
        expect(readAt(key, forged.join('.'), now), `${place}:${at}`).toBeUndefined();
      });
    });
  });

  it.each<[string, Parameters<typeof forged>]>([
    ['signed with another key', [{ key: 'another key for the tokens of it' }]],
    ['signed by another algorithm', [{ header: { alg: 'HS512' } }]],
    ['of the right algorithm under another name', [{ header: { alg: 'hs256' } }]],
    ['without an algorithm', [{ header: { alg: 'none' } }]],
    ['with a header that must be understood', [{ header: { alg: 'HS256', crit: ['b64'] } }]],
    ['of another issuer', [{ claims: { ...claims, iss: 'bluebush' } }]],
    ['without an issuer', [{ claims: { ...claims, iss: undefined } }]],
    ['without a subject', [{ claims: { ...claims, sub: undefined } }]],
    ['without a secret', [{ claims: { ...claims, secret: undefined } }]],
    ['without an end', [{ claims: { ...claims, exp: undefined } }]],
    ['with an end that is no number', [{ claims: { ...claims, exp: '9999999999' } }]],
    ['that says nothing', [{ claims: null }]],
    ['that says a list', [{ claims: [] }]],
    ['with a fourth part', [{ more: '.e30' }]],
  ])('a session token is refused when it is one %s', async (_case, [fault]) => {
    expect(readAt(key, await forged(fault), now)).toBeUndefined();
  });

  it('a rebuilt session token that says what ours say is taken: each forgery fails for its one fault', async () => {
    expect(readAt(key, await forged({}), now)).toEqual(content);
  });

  it('a session token is refused when its content is no JSON', () => {
    expect(readAt(key, signed('eyJhbGciOiJIUzI1NiJ9', 'plum jam'), now)).toBeUndefined();
  });
});

interface Fault {
  key?: string;
  header?: object;
  claims?: unknown;
  more?: string;
}

/** Right but for what is given. */
async function forged({ header = { alg: 'HS256' }, more = '', ...fault }: Fault): Promise<string> {
  const said = 'claims' in fault ? fault.claims : claims;
  return signed(encoded(header), JSON.stringify(said), fault.key) + more;
}

function signed(header: string, text: string, by = secret): string {
  const half = `${header}.${Buffer.from(text).toString('base64url')}`;
  return `${half}.${createHmac('sha256', by).update(half).digest('base64url')}`;
}

const encoded = (value: unknown): string =>
  Buffer.from(JSON.stringify(value)).toString('base64url');

function secondsOf(date: Date): number {
  return Math.floor(date.getTime() / 1000);
}
