/**
 * The session, stored in local storage (Spec 3 and 4) and shared by all tabs.
 * - A session starts with a token and a user, and ends with `endSession`, which is announced.
 * - The user is a cached copy: the server is authoritative (`storeUser`).
 */
import { useSyncExternalStore } from 'react';
import * as z from 'zod/mini';
import type { User } from '@saltbush/contract/account/session';
import { AppError } from '@saltbush/contract/errors';
import { setReadersCountry } from '@saltbush/domain/account/countries/locale';
import { announce } from './announcements';
import { removeText, writeText, readText } from './stored/local-store';
import { sessionKeys } from './session-keys';
import { objectWith, storedValue } from './stored/stored-value';

export interface Token {
  token: string;
  /** ISO 8601, when the token expires. */
  expiresAt: string;
}

export interface Session extends Token {
  user?: User;
}

const storedUser = storedValue(sessionKeys.user, { schema: objectWith<User>({ _id: z.string() }) });

let current = readSession();
setReadersCountry(current?.user?.homeCountry?.code);
const listeners = new Set<() => void>();

// Another tab signed in or out, or renewed the token.
window.addEventListener('storage', (event) => {
  if (event.key !== null && !Object.values<string>(sessionKeys).includes(event.key)) return;
  const wasSignedIn = current !== undefined;
  change(readSession());
  if (wasSignedIn && current === undefined) announce('signedOut');
});

export const getSession = (): Session | undefined => current;

/** Whether the token is over by this device's clock. */
export const isOver = ({ expiresAt }: Pick<Token, 'expiresAt'>): boolean =>
  !(Date.parse(expiresAt) > Date.now());

/** @throws `INTERNAL` for an answer without a token, its end or a user; then nothing is stored. */
export function startSession(token: Token, user: User): void {
  if (!user?._id) throw new AppError('INTERNAL');
  renewToken(token);
  storeUser(user);
}

/** @throws `INTERNAL` for an answer without a token or its end; then nothing is stored. */
export function renewToken({ token, expiresAt }: Token): void {
  // The response is not validated here; it may come from another server or a proxy.
  if (!token || !expiresAt) throw new AppError('INTERNAL');
  writeText(sessionKeys.token, token);
  writeText(sessionKeys.expiresAt, expiresAt);
  change({ ...current, token, expiresAt });
}

export function storeUser(user: User): void {
  if (!current) return;
  writeText(sessionKeys.userId, user._id);
  storedUser.write(user);
  change({ ...current, user });
}

export function endSession(): void {
  if (!current) return;
  Object.values(sessionKeys).forEach(removeText);
  change(undefined);
  announce('signedOut');
}

export const useSession = (): Session | undefined =>
  useSyncExternalStore(onSessionChange, getSession, getSession);

/** The signed-in user; undefined for a visitor and until the first profile has arrived. */
export const useUser = (): User | undefined => useSession()?.user;

function readSession(): Session | undefined {
  const token = readText(sessionKeys.token);
  if (!token) return undefined;
  return { token, expiresAt: readText(sessionKeys.expiresAt) ?? '', user: storedUser.read() };
}

function change(session: Session | undefined): void {
  current = session;
  setReadersCountry(session?.user?.homeCountry?.code);
  listeners.forEach((listener) => listener());
}

/** @returns a function that ends it */
export function onSessionChange(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
