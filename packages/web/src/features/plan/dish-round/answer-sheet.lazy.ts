import { lazyPart } from '../../../ui/lazy-part';

/** Few are asked each week. */
export const AnswerSheet = lazyPart(async () => (await import('./answer-sheet')).AnswerSheet);
