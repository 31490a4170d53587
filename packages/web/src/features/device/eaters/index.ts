/** Public API: who eats with a person or a household. */
export { copyPeople } from './copy-people';
export { EaterCircle } from './eater-circle';
export { EatersPanel } from './eaters-panel';
export { findWhoEats } from './find-who-eats';
export { PeopleQuestion } from './people-question';
export { formatPortions } from './portion-text';
export { useWhoEats } from './use-who-eats';
