/** What a person has at home. Portions come along with their recipe, or without it as a name. */
import * as z from 'zod/mini';
import { idSchema } from '@saltbush/contract/schemas/fields';
import { fieldSchemas } from '@saltbush/contract/plan/sync-row-fields';
import type { HomeItemRow } from '@saltbush/domain/plan/rows/home-item-rows';
import { say } from '@saltbush/domain/texts/say';
import { addRows, stampAll, type NewRow } from '../../../../plan/sync';
import { rowsOfKind } from '../rows-of-kind';
import { section } from '../section';
import { daySchema, momentSchema } from '../stored-fields';

const { homeItems } = fieldSchemas;

export const homeItemsSection = section({
  name: 'home-items',
  label: say('things at home'),
  item: z.object({
    _id: idSchema,
    name: homeItems.name,
    place: homeItems.place,
    since: daySchema,
    until: z.optional(daySchema),
    foodKey: z.optional(homeItems.foodKey),
    aisle: z.optional(homeItems.aisle),
    isToUseUp: z.optional(homeItems.isToUseUp),
    isStillThere: z.optional(homeItems.isStillThere),
    recipe: z.optional(idSchema),
    quantity: z.optional(homeItems.quantity),
    setAt: momentSchema,
  }),
  async *list(db, ownerId) {
    for await (const { id, fields, stamps } of rowsOfKind(db, ownerId, 'homeItems')) {
      const { recipeId, ...rest } = fields as HomeItemRow;
      const setAt = new Date(stamps['name']?.[0] ?? 0).toISOString();
      yield { _id: id, ...rest, ...(recipeId && { recipe: recipeId }), setAt };
    }
  },
  async save(tx, { ownerId, recipeId }, items) {
    const rows = items.map(({ _id, recipe, quantity, setAt, ...rest }): NewRow => {
      const ours = recipe && recipeId(recipe);
      // Without its recipe it can't be planned: then it is a name like others.
      const fields = { ...rest, ...(ours && quantity && { recipeId: ours, quantity }) };
      return {
        kind: 'homeItems',
        id: _id,
        fields,
        stamps: stampAll(fields, new Date(setAt), ownerId),
      };
    });
    return (await addRows(tx, ownerId, rows)).changed.length;
  },
});
