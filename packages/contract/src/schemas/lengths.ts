/**
 * The least and greatest length of a text or a list. zod's own look at whatever has a `length`, also at a value of
 * another type that was refused already: `{ "length": { "toString": 1 } }` makes them throw.
 */
import * as z from 'zod/mini';

/** With `abort`, later checks of the same field say nothing more. */
type Message = string | { error: string | (() => string); abort?: true };

/** @example z.string().check(maxLength(200, 'Please use at most 200 characters')) */
export const maxLength = (most: number, message?: Message) =>
  ofTextsAndLists(z.maxLength(most, message));

/** @example z.array(idSchema).check(minLength(1)) */
export const minLength = (least: number, message?: Message) =>
  ofTextsAndLists(z.minLength(least, message));

type LengthCheck = ReturnType<typeof z.maxLength> | ReturnType<typeof z.minLength>;

function ofTextsAndLists<Check extends LengthCheck>(check: Check): Check {
  check._zod.def.when = ({ value }) => typeof value === 'string' || Array.isArray(value);
  return check;
}
