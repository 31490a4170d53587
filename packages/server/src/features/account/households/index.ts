/** What a person may do in a household, and what their profile and registration say of households. */
export { findDefaultHouseholdId } from './default-household.store';
export { getHousehold, getHouseholdToShareWith } from './get-household';
export { acceptAtRegistration, isOpenInvitation } from './invitations/accept-invitation';
export { leaveAllHouseholds, listDepartures } from './members/leave-all';
export { lockMembersOf } from './households.store';
export { isFellowMember } from './members/fellow-members.store';
export { joinByProvider } from './members/join-by-provider';
export { chosenCountryOf, findCountryOf } from './owner-country';
export { chosenTimeZoneOf, findTimeZone } from './owner-time-zone';
export { listPlanHouseholds, lockPlanHousehold, lockPlanHouseholds } from './plan-household.store';
export {
  isPlanOwnerOf,
  isPlanReaderOf,
  planHouseholdOf,
  roleOfMember,
  type PlanHouseholdRow,
} from './plan-household-sql';
