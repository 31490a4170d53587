import { onDemand } from '../on-demand';

export const attendToasts = onDemand(async () => (await import('./attend-toasts')).attendToasts);
