import { onDemand } from '../../../ui/on-demand';

export const foodSuggestions = onDemand(() => import('./food-suggestions'));
