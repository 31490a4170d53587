/** What adding up amounts of foods takes, without the table of foods: small enough for a phone. */
export { type Aisle, aisles } from './aisle';
export { type Figure, densityOf } from './figures';
export { longestKey, shortKey } from './short-key';
