/** Creates, changes and deletes recipes. */
import {
  createRecipe,
  deleteRecipe,
  makeContent,
  recipeThing,
  updateRecipe,
} from './recipe-things';
import { existing, inTurn, nextNumber, type OpenWriter } from './writer';

export const openRecipeWriter: OpenWriter = (caller) => {
  const recipes: ReturnType<typeof recipeThing>[] = [];
  const nextStep = inTurn(['create', 'change', 'create', 'change', 'delete'] as const);
  const create = () => {
    const recipe = recipeThing(caller);
    recipes.push(recipe);
    return createRecipe(caller, recipe, makeContent());
  };
  return {
    async write() {
      const step = nextStep();
      const known = existing(recipes) as typeof recipes;
      const recipe = known[nextNumber() % known.length];
      if (!recipe || step === 'create') return (await create()) !== undefined;
      if (step === 'delete') return (await deleteRecipe(caller, recipe)) !== undefined;
      return (await updateRecipe(caller, recipe, makeContent())) !== undefined;
    },
  };
};
