/** Recipes for the tests. */
import type { RecipeCard, RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { priya } from './people';

const owner = { _id: priya._id, username: priya.displayUsername };
const times = { createdAt: '2026-11-20T08:00:00.000Z', updatedAt: '2026-11-20T08:00:00.000Z' };

const standing = { ratingCount: 0, isSaved: false, canComeBack: true, isFavourite: false };

/** The id of the n-th test recipe. */
export const recipeId = (n: number): string =>
  `01960000-0000-7000-9000-${String(n).padStart(12, '0')}`;

export const cardOf = (n: number, card: Partial<RecipeCard> = {}): RecipeCard => ({
  _id: recipeId(n),
  title: `Recipe ${n}`,
  serves: 4,
  tags: [],
  owner,
  ...standing,
  ...times,
  ...card,
});

export const laksa: RecipeOnWire = {
  _id: recipeId(1),
  title: 'Laksa',
  serves: 2,
  measures: 'au',
  tags: ['Quick'],
  description: 'Hot and sour.',
  prepMinutes: 10,
  cookMinutes: 20,
  course: 'dinner',
  difficulty: 'medium',
  cuisine: 'Malaysian',
  yieldText: '2 big bowls',
  ingredients: [
    { name: 'rice noodles', amount: '200', unit: 'g' },
    { name: 'laksa paste', amount: '1 1/2', unit: 'tbsp', note: 'heaped', section: 'Soup' },
  ],
  instructions: ['Soak the noodles.', 'Fry the paste.'],
  instructionSections: ['', 'Soup'],
  notes: 'Ask Tom for the paste.',
  sourceAttribution: { siteName: 'Aunty', siteUrl: 'https://aunty.example/laksa' },
  owner,
  sharingSettings: { mode: 'private', approvedUsers: [] },
  sharedWith: { communities: [], saltbush: false },
  addedToMyRecipes: [],
  ...standing,
  revision: 3,
  ...times,
};
