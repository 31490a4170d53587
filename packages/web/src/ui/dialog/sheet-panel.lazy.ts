import { lazyPart } from '../lazy-part';

export const SheetPanel = lazyPart(async () => (await import('./sheet-panel')).SheetPanel);
