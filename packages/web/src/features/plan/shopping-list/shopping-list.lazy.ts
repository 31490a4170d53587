import { onDemand } from '../../../ui/on-demand';

/** Below the aisles: nobody reads it first. */
export const listFoot = onDemand(async () => (await import('./list-foot')).ListFoot);
export const sheetContent = onDemand(async () => (await import('./sheet-content')).SheetContent);
