import { onDemand } from '../../../../ui/on-demand';

export const swapDinner = onDemand(async () => (await import('./swap-dinner')).SwapDinner);
