/** What computes substitutes needs the table of foods, so it is loaded when somebody asks. */
import { lazyPart } from '../../../ui/lazy-part';

export const SwapStep = lazyPart(async () => (await import('./swap-step')).SwapStep);
