import { onDemand } from '../ui/on-demand';

export const renewSession = onDemand(async () => (await import('./renew-session')).renewSession);
