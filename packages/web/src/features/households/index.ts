/** Public API: the communities of the user, for menus, filters and sharing. */
export { householdsQuery } from './household-queries';
export { lostHouseholdToast, showLostHousehold } from './lost-household';
