import { lazyPart } from '../../../../ui/lazy-part';

/** For those who may change nothing of the plan: few households have one of them. */
export const LimitedPlan = lazyPart(async () => (await import('./limited-plan')).LimitedPlan);
