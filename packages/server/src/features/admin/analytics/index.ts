/** The figures about the use of this instance. */
export { readAnalytics } from './analytics.present';
