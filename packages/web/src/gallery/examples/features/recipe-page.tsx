import { RecipeSkeleton } from '../../../features/book/recipe-page/recipe-skeleton';
import { RecipeView } from '../../../features/book/recipe-page/recipe-view';
import { NoSuchRecipe, RecipeNotLoaded } from '../../../features/recipe/recipe-content';
import { laksa } from '../../../testing/recipes';
import type { ExampleGroup } from '../../example';
import { longName, longWord } from '../../names';

const long = {
  ...laksa,
  title: longName,
  description: Array.from({ length: 6 }, () => longName).join(' '),
  ingredients: [{ name: longWord, amount: '1 1/2 to 2', unit: 'tbsp', note: longName }],
  instructions: [longWord, longName],
  instructionSections: [],
};
const bare = { ...laksa, description: '', ingredients: [], instructions: [], notes: '' };
const failed = { error: new TypeError(), isFetching: false, refetch: async () => undefined };

const inMain = (page: React.ReactNode) => () => <main id="main">{page}</main>;

export const recipePage: ExampleGroup = {
  name: 'Recipe',
  examples: [
    {
      name: 'On a phone',
      frame: 'phone',
      Show: inMain(<RecipeView recipe={laksa} actions={null} />),
    },
    {
      name: 'On a desk',
      frame: 'desk',
      Show: inMain(<RecipeView recipe={laksa} actions={null} />),
    },
    {
      name: 'Long texts',
      frame: 'phone',
      Show: inMain(<RecipeView recipe={long} actions={null} />),
    },
    {
      name: 'Nothing in it',
      frame: 'phone',
      Show: inMain(<RecipeView recipe={bare} actions={null} />),
    },
    { name: 'Loading', frame: 'phone', Show: inMain(<RecipeSkeleton />) },
    {
      name: 'Error',
      frame: 'phone',
      Show: inMain(<RecipeNotLoaded title="Recipe" query={failed as never} />),
    },
    { name: 'Not there', frame: 'phone', Show: inMain(<NoSuchRecipe />) },
  ],
};
