import { lazyPart } from '../../../ui/lazy-part';

export const CookedForm = lazyPart(async () => (await import('./cooked-form')).CookedForm);
