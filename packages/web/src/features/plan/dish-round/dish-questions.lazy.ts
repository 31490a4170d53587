import { lazyPart } from '../../../ui/lazy-part';

/** Also of the page for who has no account, which is small. */
export const DishQuestions = lazyPart(async () => (await import('./dish-questions')).DishQuestions);
