/** Everyone loads the form, and needs the rest later or never. */
import { lazyPart } from '../../../../ui/lazy-part';
import { onDemand } from '../../../../ui/on-demand';

export const loginSteps = onDemand(() => import('./login-steps'));
export const NextStep = lazyPart(async () => (await loginSteps.load()).NextStep);
