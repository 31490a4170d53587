import { onDemand } from '../../../../ui/on-demand';

export const homePopover = onDemand(async () => (await import('./home-popover')).HomePopover);
