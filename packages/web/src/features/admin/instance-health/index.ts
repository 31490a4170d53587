/** Public API: the state of this Saltbush at a glance. */
export { Overview } from './overview';
