import { onDemand } from '../../../../ui/on-demand';

export const voteMark = onDemand(async () => (await import('./vote-mark')).VoteMark);
