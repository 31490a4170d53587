/** How much room a person takes on the server, and how they make more. */
export { StorageSection } from './storage-section';
