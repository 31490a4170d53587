/** Public API: the welcome tour, loaded when it starts, and whether it was seen or asked for. */
export { askForTour, useTourAsked } from './tour-request';
export { markTourSeen, readTourSeen } from './tour-seen';
export { welcomeTour } from './welcome-tour.lazy';
