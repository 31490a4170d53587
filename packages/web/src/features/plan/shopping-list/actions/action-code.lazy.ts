import { onDemand } from '../../../../ui/on-demand';

export const actionCode = onDemand(() => import('./action-code'));
