/** Public API: when something that comes up by itself may do so. */
export { useIsBusyPage, useQuietMoment } from './use-quiet-moment';
