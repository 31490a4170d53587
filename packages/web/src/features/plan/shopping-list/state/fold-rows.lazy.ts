import { onDemand } from '../../../../ui/on-demand';

export const foldRows = onDemand(async () => (await import('./fold-rows')).foldRows);
