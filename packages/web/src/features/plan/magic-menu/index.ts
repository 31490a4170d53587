/** Public API: the button that opens Magic Menu for a week, and another dish for one dinner. */
export { swapDinner } from './swap/swap-dinner.lazy';
export { MagicMenuButton } from './magic-menu-button';
export type { PlannedWeek } from './planned-week';
