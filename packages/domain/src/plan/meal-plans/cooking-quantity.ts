/**
 * How much of a recipe is cooked: stored as a multiple of the recipe, shown and set as a number of people.
 *
 * - People are whole, from 1 to 99, and never so many that a recipe is cooked more than 20 times.
 * - Another client may have stored any multiple; it is shown as the nearest number of people.
 * - Anything that is not a positive number counts as 1.
 */
export const defaultCookingQuantity = 1;
export const maxCookingQuantity = 20;
const mostPeople = 99;

/**
 * @example clampCookingQuantity(0) // 1
 * @example clampCookingQuantity(400) // 20
 */
export function clampCookingQuantity(amount: number): number {
  return amount > 0 ? Math.min(maxCookingQuantity, amount) : defaultCookingQuantity;
}

/**
 * For how many people a recipe is cooked.
 *
 * @param serves of the recipe as written
 * @example peopleOf(1.5, 4) // 6
 */
export function peopleOf(quantity: number, serves: number): number {
  return clampPeople(Math.round(clampCookingQuantity(quantity) * serves), serves);
}

/**
 * How many times a recipe is cooked for so many people.
 *
 * @param serves of the recipe as written
 * @example quantityFor(6, 4) // 1.5
 */
export function quantityFor(people: number, serves: number): number {
  return clampCookingQuantity(clampPeople(people, serves) / serves);
}

/**
 * The most people that a recipe can be cooked for.
 *
 * @example mostPeopleFor(4) // 80
 */
export const mostPeopleFor = (serves: number): number =>
  Math.min(mostPeople, maxCookingQuantity * serves);

const clampPeople = (people: number, serves: number): number =>
  Math.max(1, Math.min(mostPeopleFor(serves), people));
