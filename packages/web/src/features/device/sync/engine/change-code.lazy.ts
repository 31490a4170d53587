import { onDemand } from '../../../../ui/on-demand';

export const changeCode = onDemand(() => import('./change-code'));
