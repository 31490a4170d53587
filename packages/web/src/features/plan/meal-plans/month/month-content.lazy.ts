import { lazyPart } from '../../../../ui/lazy-part';

export const MonthContent = lazyPart(async () => (await import('./month-content')).MonthContent);
