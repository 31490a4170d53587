import { onDemand } from '../../../ui/on-demand';

export const cookingPage = onDemand(() => import('./cooking-page'));
