import { say } from '../../texts/say';

/** The title of a recipe whose source has none, where nobody can be asked for it. */
export const untitledRecipe = (): string => say('Recipe without a title');
