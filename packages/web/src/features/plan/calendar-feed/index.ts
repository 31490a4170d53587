/** Public API: the meal plan in calendar apps. */
export { CalendarFeedDialog } from './calendar-feed-dialog';
