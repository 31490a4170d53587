/** Public API: the button that opens Magic Menu for a week. */
export { MagicMenuButton } from './magic-menu-button';
export type { PlannedWeek } from './planned-week';
