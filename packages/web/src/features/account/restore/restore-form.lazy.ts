import { lazyPart } from '../../../ui/lazy-part';

export const RestoreForm = lazyPart(async () => (await import('./restore-form')).RestoreForm);
