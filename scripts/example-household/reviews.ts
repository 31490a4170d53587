/** What the members think of recipes that are listed for all. */
import { reviewsRoutes } from '../../packages/contract/src/recipe/reviews';
import { ask } from './ask';
import type { Household } from './family';
import type { Recipes } from './recipes';

/** `by` is a place in the household. */
const reviews: { title: string; by: number; rating: number; review?: string }[] = [
  {
    title: 'Butter chicken',
    by: 0,
    rating: 5,
    review: 'Better than our takeaway. I use half the cream.',
  },
  { title: 'Butter chicken', by: 2, rating: 5 },
  { title: 'Butter chicken', by: 3, rating: 4, review: 'Mild enough for me, and it freezes well.' },
  {
    title: 'Spaghetti bolognese',
    by: 1,
    rating: 4,
    review: 'The grated zucchini disappears into the sauce. Nobody noticed.',
  },
  { title: 'Spaghetti bolognese', by: 2, rating: 3, review: 'I noticed.' },
  { title: 'Pumpkin soup', by: 3, rating: 5, review: 'Just as I have always made it.' },
  { title: 'Zucchini slice', by: 0, rating: 4, review: 'Perfect for lunch boxes the next day.' },
  { title: 'Fish tacos', by: 1, rating: 5 },
];

export async function reviewRecipes({ members }: Household, recipes: Recipes): Promise<void> {
  for (const { title, by, rating, review } of reviews) {
    const params = { id: recipes.get(title)!.id };
    await ask(members[by]!, reviewsRoutes.rate, { params, body: { rating, review } });
  }
}
