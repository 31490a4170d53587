import { onDemand } from '../../../../ui/on-demand';

export const signInCards = onDemand(async () => (await import('./sign-in-cards')).SignInCards);
