/** Public API: asking a household about dishes before its week is planned. */
export { AnswerButtons } from './answer-buttons';
export { DishQuestions } from './dish-questions.lazy';
export { RoundBanner } from './round-banner.lazy';
export { endRound, startRound } from './change-round';
export { RoundProgress } from './round-progress.lazy';
export { useHasEnded } from './use-has-ended';
export { useEndedDishes, useRound, type ShownRound } from './use-round';
