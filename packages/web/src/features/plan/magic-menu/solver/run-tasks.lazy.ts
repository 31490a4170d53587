import { onDemand } from '../../../../ui/on-demand';

export const runTasks = onDemand(async () => (await import('./run-tasks')).runTasks);
