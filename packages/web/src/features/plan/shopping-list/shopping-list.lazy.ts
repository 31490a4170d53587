import { onDemand } from '../../../ui/on-demand';

/** Below the aisles: nobody reads it first. */
export const listFoot = onDemand(async () => (await import('./list-foot')).ListFoot);
/** In the same file: few lines have it, and the foot is loaded with each list. */
export const leftNote = onDemand(async () => (await import('./list-foot')).LeftNote);
export const sheetContent = onDemand(async () => (await import('./sheet-content')).SheetContent);
