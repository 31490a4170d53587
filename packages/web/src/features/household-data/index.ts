/** Public API: queries of the user's communities, and what happens when one is lost. */
export { householdKeys, householdQuery, householdsQuery } from './household-queries';
export { lostHouseholdToast, showLostHousehold } from './lost-household';
