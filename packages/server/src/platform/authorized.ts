/**
 * Permission as a type: a store function that changes someone's thing takes `Authorized<Thing>`,
 * and only `authorize` makes one. Forgetting the check does not compile.
 *
 * The check itself is a pure rule of the domain; what is refused looks as if it did not exist,
 * unless the caller says otherwise (a household one is not in answers 403).
 */
import { AppError, type ErrorCode } from '@saltbush/contract/errors';

declare const proof: unique symbol;
export type Authorized<Thing> = Thing & { readonly [proof]: true };

/**
 * @example
 * const recipe = authorize(await findRecipe(db, id), (r) => r.ownerId === user.userId);
 */
export function authorize<Thing>(
  thing: Thing | undefined,
  isAllowed: (thing: Thing) => boolean,
  refusal: ErrorCode = 'NOT_FOUND',
): Authorized<Thing> {
  if (thing === undefined) throw new AppError('NOT_FOUND');
  if (!isAllowed(thing)) throw new AppError(refusal);
  return thing as Authorized<Thing>;
}
