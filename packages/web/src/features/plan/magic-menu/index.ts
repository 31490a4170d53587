/** Public API: the button that opens Magic Menu for a week, and another dish for one dinner. */
export { SwapDinner } from './swap/lazy-swap-dinner';
export { MagicMenuButton } from './magic-menu-button';
export type { PlannedWeek } from './planned-week';
