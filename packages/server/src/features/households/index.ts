/** The door: a household, for its members. */
export { getHousehold } from './get-household';
