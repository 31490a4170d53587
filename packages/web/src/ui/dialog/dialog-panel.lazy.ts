import { lazyPart } from '../lazy-part';

export const DialogPanel = lazyPart(async () => (await import('./dialog-panel')).DialogPanel);
