/**
 * Whom someone means who types a name or an e-mail address to share a recipe with (Spec 3:
 * sharingSettings.approvedUsers).
 *
 * - A name is looked for among the people they cook with, compared as usernames are: nobody learns by
 *   trying names who else has an account.
 * - What has an @ is an address. It gets a private link, whether or not it has an account, so the
 *   answer says nothing about that; and whoever registered with it must have opened a mail sent there.
 * - Anything else is nobody one could share with.
 */
import { foldUsername } from '../accounts/names';

export interface KnownPerson {
  readonly _id: string;
  readonly username: string;
}

export type WhomMeant<Known> =
  | { readonly kind: 'person'; readonly person: Known }
  | { readonly kind: 'address'; readonly email: string }
  | { readonly kind: 'nobody' };

/**
 * @example whomIsMeant('tom ', [{ _id: '1', username: 'Tom' }]) // { kind: 'person', person: Tom }
 * @example whomIsMeant('gran@example.com', []) // { kind: 'address', email: 'gran@example.com' }
 */
export function whomIsMeant<Known extends KnownPerson>(
  typed: string,
  known: readonly Known[],
): WhomMeant<Known> {
  const name = foldUsername(typed);
  const person = known.find(({ username }) => foldUsername(username) === name);
  if (person) return { kind: 'person', person };
  return typed.includes('@') ? { kind: 'address', email: typed.trim() } : { kind: 'nobody' };
}
