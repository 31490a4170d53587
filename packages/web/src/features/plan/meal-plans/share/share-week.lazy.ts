import { onDemand } from '../../../../ui/on-demand';

export const shareWeek = onDemand(() => import('./share-week'));
