/**
 * What `index.html` and the manifest say, by their English: the build puts the words of its language in their place
 * (`build/texts/document-texts.ts`), and fails where one is missing.
 */
import { t } from '@lingui/core/macro';

const description = {
  "Your household's recipes, week and shopping list in one place.": t`Your household's recipes, week and shopping list in one place.`,
};

export const documentTexts: Record<'page' | 'manifest', Record<string, string>> = {
  page: {
    ...description,
    'Saltbush couldn’t load. Please check your connection and reload the page.': t`Saltbush couldn’t load. Please check your connection and reload the page.`,
    'Saltbush needs JavaScript. Please switch it on and reload the page.': t`Saltbush needs JavaScript. Please switch it on and reload the page.`,
  },
  manifest: {
    ...description,
    'Shopping List': t`Shopping List`,
    'Meal Plan': t`Meal Plan`,
    Recipes: t`Recipes`,
    'The shopping list of a week, by aisle': t`The shopping list of a week, by aisle`,
    'Which dinners an item is for': t`Which dinners an item is for`,
    'The meal plan of a week': t`The meal plan of a week`,
  },
};
