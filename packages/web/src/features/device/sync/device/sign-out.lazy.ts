import { onDemand } from '../../../../ui/on-demand';

export const signOut = onDemand(() => import('./sign-out'));
