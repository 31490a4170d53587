/** Public API: who eats with a person or a household. */
export { EatersPanel } from './eaters-panel';
export { useWhoEats } from './use-who-eats';
