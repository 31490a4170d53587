import { lazyPart } from '../../../../ui/lazy-part';

export const PlanSeveral = lazyPart(async () => (await import('./plan-several')).PlanSeveral);
