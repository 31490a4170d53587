/** Public API: asking a household about dishes before its week is planned. */
export { DishQuestions } from './dish-questions.lazy';
export { RoundBanner } from './round-banner.lazy';
export { endRound, startRound } from './change-round';
export { RoundProgress } from './round-progress.lazy';
export { useEndedDishes, useRound, type ShownRound } from './use-round';
