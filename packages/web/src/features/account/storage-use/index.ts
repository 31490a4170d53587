/** How much space a person or a community takes on the server, and how they make more. */
export { HouseholdStorage } from './household-storage';
export { storageSection } from './storage-section.lazy';
