import { lazyPart } from '../../../ui/lazy-part';

export const CalendarFeed = lazyPart(async () => (await import('./calendar-feed')).CalendarFeed);
