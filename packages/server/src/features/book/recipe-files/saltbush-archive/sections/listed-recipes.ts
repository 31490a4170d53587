/** Recipes on the shopping list of a week without a meal; those whose recipe did not come along are left out. */
import * as z from 'zod/mini';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { quantitySchema } from '@saltbush/contract/plan/sync-row-fields';
import type { ListedRecipeRow } from '@saltbush/domain/plan/rows/rows';
import { say } from '@saltbush/domain/texts/say';
import { addRows, stampAll, type NewRow } from '../../../../plan/sync';
import { rowsOfKind } from '../rows-of-kind';
import { section } from '../section';
import { daySchema, momentSchema } from '../stored-fields';

export const listedRecipesSection = section({
  name: 'listed-recipes',
  label: say('recipes on shopping lists'),
  item: z.object({
    _id: idSchema,
    week: daySchema,
    recipe: idSchema,
    quantity: quantitySchema,
    setAt: momentSchema,
  }),
  async *list(db, ownerId) {
    for await (const { id, fields, stamps } of rowsOfKind(db, ownerId, 'listedRecipes')) {
      const { week, recipeId, quantity } = fields as ListedRecipeRow;
      const setAt = new Date(stamps['quantity']?.[0] ?? 0).toISOString();
      yield { _id: id, week, recipe: recipeId, quantity, setAt };
    }
  },
  async save(tx, { ownerId, recipeId }, items) {
    const rows = items.flatMap(({ _id, week, recipe, quantity, setAt }): NewRow[] => {
      const ours = recipeId(recipe);
      if (ours === undefined) return [];
      const fields = { week, recipeId: ours, quantity };
      const stamps = stampAll(fields, new Date(setAt), ownerId);
      return [{ kind: 'listedRecipes', id: _id, fields, stamps }];
    });
    return (await addRows(tx, ownerId, rows)).changed.length;
  },
});
