/** How much space a person or a community takes on the server, and how they make more. */
export { HouseholdStorage } from './household-storage';
export { StorageSummary } from './storage-summary';
export { storageSection } from './storage-section.lazy';
