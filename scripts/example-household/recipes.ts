/** A dozen of the sample recipes, which everybody saves, and two of the household's own. */
import { curatedImagesRoutes } from '../../packages/contract/src/recipe/curated-images';
import { recipeListsRoutes } from '../../packages/contract/src/book/recipe-lists';
import { recipesRoutes, type RecipeInput } from '../../packages/contract/src/recipe/recipes';
import { savedRecipesRoutes } from '../../packages/contract/src/book/saved-recipes';
import { ask, type Caller } from './ask';
import type { Household, Member } from './family';

/** What a plan needs to know of a recipe. */
export interface PlannableRecipe {
  id: string;
  serves: number;
}
export type Recipes = ReadonlyMap<string, PlannableRecipe>;

const saved = [
  'Spaghetti bolognese',
  'Butter chicken',
  'Fish tacos',
  'Zucchini slice',
  "Shepherd's pie",
  'Pumpkin soup',
  'Chicken schnitzel',
  'Beef rissoles with onion gravy',
  'Special fried rice',
  'Tuna mornay pasta bake',
  'Vegetable lasagne',
  'Sausages and mash',
];
const favourites = ['Butter chicken', 'Pumpkin soup'];

/** Of the household: shared with it, by the member of this place in it, and listed for nobody else. */
const own: { cook: number; image: string; recipe: RecipeInput }[] = [
  {
    cook: 3,
    image: 'Anzac biscuits',
    recipe: {
      title: 'Grandma’s Anzac biscuits',
      description: 'Chewy in the middle. Take them out while they still look soft.',
      serves: 12,
      prepMinutes: 15,
      cookMinutes: 15,
      cuisine: 'Australian',
      difficulty: 'easy',
      tags: ['baking', 'lunch box'],
      ingredients: [
        { name: 'rolled oats', amount: '1', unit: 'cup' },
        { name: 'plain flour', amount: '1', unit: 'cup' },
        { name: 'desiccated coconut', amount: '3/4', unit: 'cup' },
        { name: 'brown sugar', amount: '1', unit: 'cup' },
        { name: 'butter', amount: '125', unit: 'g' },
        { name: 'golden syrup', amount: '2', unit: 'tbsp' },
        { name: 'bicarbonate of soda', amount: '1', unit: 'tsp' },
      ],
      instructions: [
        'Heat the oven to 160°C and line two trays with baking paper.',
        'Mix the oats, flour, coconut and sugar in a large bowl.',
        'Melt the butter with the golden syrup. Stir the bicarbonate of soda into 2 tbsp of boiling water and add it.',
        'Pour it into the bowl, mix, and roll tablespoons of it into balls. Flatten them on the trays.',
        'Bake for 15 minutes, until golden.',
      ],
    },
  },
  {
    cook: 1,
    image: 'pancakes',
    recipe: {
      title: 'Saturday pancakes',
      description: 'One cup, one cup, one egg: Ben needs no recipe for them, everyone else does.',
      serves: 4,
      prepMinutes: 5,
      cookMinutes: 15,
      course: 'breakfast',
      difficulty: 'easy',
      tags: ['weekend'],
      ingredients: [
        { name: 'self-raising flour', amount: '1', unit: 'cup' },
        { name: 'milk', amount: '1', unit: 'cup' },
        { name: 'egg', amount: '1' },
        { name: 'butter', amount: '20', unit: 'g' },
        { name: 'maple syrup', amount: '1/4', unit: 'cup', note: 'to serve' },
      ],
      instructions: [
        'Whisk the flour, milk and egg, and let the batter rest for 10 minutes.',
        'Melt a little of the butter in a frying pan over medium heat.',
        'Cook 1/4 cup of batter at a time, 2 minutes on each side. Serve with the maple syrup.',
      ],
    },
  },
];

/** @returns the saved and the own recipes, by title */
export async function collectRecipes({ id, members }: Household): Promise<Recipes> {
  const recipes = new Map(await untilListed(members[0]!));
  for (const member of members) {
    for (const recipe of recipes.values()) {
      const params = { id: recipe.id };
      await ask(member, savedRecipesRoutes.addToMyRecipes, { params, body: {} });
    }
    for (const title of favourites) {
      const params = { id: recipes.get(title)!.id };
      await ask(member, savedRecipesRoutes.addFavourite, { params });
    }
  }
  for (const { cook, image, recipe } of own) {
    const { _id, serves } = await write(members[cook]!, id, { image, recipe });
    recipes.set(recipe.title, { id: _id, serves });
  }
  return recipes;
}

async function write(
  member: Member,
  householdId: string,
  { image, recipe }: { image: string; recipe: RecipeInput },
) {
  const found = await ask(member, curatedImagesRoutes.search, { query: { q: image } });
  const { imageUrl } = found.images[0]!;
  const sharedWith = { communities: [householdId] };
  return ask(member, recipesRoutes.create, { body: { ...recipe, imageUrl, sharedWith } });
}

/** The sample recipes are written after the server has begun to answer. */
async function untilListed(caller: Caller): Promise<[title: string, PlannableRecipe][]> {
  const deadline = Date.now() + 120_000;
  while (Date.now() < deadline) {
    const query = { limit: 50 };
    const { recipes } = await ask(caller, recipeListsRoutes.listPublic, { query });
    const listed = recipes.filter(({ title }) => saved.includes(title));
    if (listed.length === saved.length) {
      return listed.map(({ _id, title, serves }) => [title, { id: _id, serves }]);
    }
    await new Promise((resolve) => setTimeout(resolve, 200));
  }
  throw new Error('The sample recipes were not listed within two minutes');
}
