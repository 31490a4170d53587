/** Public API: queries of the user's communities, what one may do in them, and what happens when one is lost. */
export { accessOf } from './access';
export { householdKeys, householdQuery, householdsQuery } from './household-queries';
export { useLiveHouseholds } from './use-live-households';
export { lostHouseholdToast, showLostHousehold } from './lost-household';
