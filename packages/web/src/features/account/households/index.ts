/** Public API: the community that opens first. */
export { chooseDefaultHousehold } from './default-household';
