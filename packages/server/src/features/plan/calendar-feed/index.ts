/** The meals of a plan for calendar apps. */
export { calendarMealsOf } from './calendar-meals';
