import { onDemand } from '../../../ui/on-demand';

export const welcomeTour = onDemand(async () => (await import('./welcome-tour')).WelcomeTour);
