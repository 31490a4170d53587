import { onDemand } from '../../../ui/on-demand';

export const readPlanFirst = onDemand(async () => (await import('./use-plan')).readPlanFirst);
