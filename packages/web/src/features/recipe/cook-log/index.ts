/** Public API: the cook log of a recipe, and noting that it was cooked. */
export { CookLog } from './cook-log';
export { CookedForm } from './cooked-form.lazy';
export { useLogToday } from './use-log-today';
