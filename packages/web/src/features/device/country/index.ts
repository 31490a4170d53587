/** Public API: the country of a plan and its money, as they are now. Separate from `view-mode`, which plans open with. */
export { moneyOf, useMoney, type Money } from './money';
export { useHomeCountry } from './use-home-country';
