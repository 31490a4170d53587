/** Public API: the welcome tour, loaded when it starts. */
import { onDemand } from '../../../ui/on-demand';

export const lazyTour = onDemand(async () => (await import('./welcome-tour')).WelcomeTour);
