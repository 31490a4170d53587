/**
 * Resolves a typed name or email address to a recipient of a shared recipe (Spec 3:
 * sharingSettings.approvedUsers).
 *
 * - A name is looked for among the people they cook with, compared as usernames are: guessing
 *   names reveals no accounts.
 * - What has an @ is an address. It gets a private link, whether or not it has an account, so the
 *   answer reveals no account; the owner must have confirmed the address by email.
 * - Anything else has no recipient.
 */
import { foldUsername } from '../../account/accounts/names';

export interface KnownPerson {
  readonly _id: string;
  readonly username: string;
}

export type ResolvedRecipient<Known> =
  | { readonly kind: 'person'; readonly person: Known }
  | { readonly kind: 'address'; readonly email: string }
  | { readonly kind: 'nobody' };

/**
 * @example resolveRecipient('tom ', [{ _id: '1', username: 'Tom' }]) // { kind: 'person', person: Tom }
 * @example resolveRecipient('gran@example.com', []) // { kind: 'address', email: 'gran@example.com' }
 */
export function resolveRecipient<Known extends KnownPerson>(
  typed: string,
  known: readonly Known[],
): ResolvedRecipient<Known> {
  const name = foldUsername(typed);
  const person = known.find(({ username }) => foldUsername(username) === name);
  if (person) return { kind: 'person', person };
  return typed.includes('@') ? { kind: 'address', email: typed.trim() } : { kind: 'nobody' };
}
