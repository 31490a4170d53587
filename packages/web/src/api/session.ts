/**
 * Who is signed in, kept in local storage (Spec 3 and 4) and shared by every tab.
 *
 * - A session starts with a token and a user, and ends with `endSession`, which is announced.
 * - The user is a copy for showing: the server has the last word (`keepUser`).
 */
import { useSyncExternalStore } from 'react';
import type { User } from '@saltbush/contract/accounts';
import { announce } from './announcements';
import { forgetText, keepText, readText } from './local-store';

export interface Token {
  token: string;
  /** ISO 8601, when the token ends. */
  expiresAt: string;
}

export interface Session extends Token {
  user?: User;
}

const keys = {
  token: 'saltbush.token',
  expiresAt: 'saltbush.token-expires-at',
  userId: 'saltbush.user-id',
  user: 'saltbush.user',
} as const;

let current = readSession();
const listeners = new Set<() => void>();

// Another tab signed in or out, or renewed the token.
window.addEventListener('storage', (event) => {
  if (event.key !== null && !Object.values<string>(keys).includes(event.key)) return;
  const wasSignedIn = current !== undefined;
  change(readSession());
  if (wasSignedIn && current === undefined) announce('signedOut');
});

export const getSession = (): Session | undefined => current;

export function startSession(token: Token, user: User): void {
  renewToken(token);
  keepUser(user);
}

export function renewToken({ token, expiresAt }: Token): void {
  keepText(keys.token, token);
  keepText(keys.expiresAt, expiresAt);
  change({ ...current, token, expiresAt });
}

export function keepUser(user: User): void {
  if (!current) return;
  keepText(keys.userId, user._id);
  keepText(keys.user, JSON.stringify(user));
  change({ ...current, user });
}

export function endSession(): void {
  if (!current) return;
  Object.values(keys).forEach(forgetText);
  change(undefined);
  announce('signedOut');
}

export const useSession = (): Session | undefined => useSyncExternalStore(subscribe, getSession);

/** The person signed in; undefined for a visitor and until the first profile has arrived. */
export const useUser = (): User | undefined => useSession()?.user;

function readSession(): Session | undefined {
  const token = readText(keys.token);
  if (!token) return undefined;
  return { token, expiresAt: readText(keys.expiresAt) ?? '', user: readUser() };
}

function readUser(): User | undefined {
  try {
    return JSON.parse(readText(keys.user) ?? '') as User;
  } catch {
    return undefined;
  }
}

function change(session: Session | undefined): void {
  current = session;
  listeners.forEach((listener) => listener());
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
