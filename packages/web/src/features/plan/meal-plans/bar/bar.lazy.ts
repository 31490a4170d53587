import { onDemand } from '../../../../ui/on-demand';
import { menuCode } from '../../../../ui/menu/menu-frame.lazy';

export const countItems = onDemand(async () => (await import('./count-items')).countItems);
export const periodItems = menuCode(async () => (await import('./period-items')).PeriodItems);
