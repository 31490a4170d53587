/**
 * Which recipes may be ingredients of a recipe that is saved.
 *
 * - Those that its owner may read. One that was in it before stays, also when it was deleted or is no longer shared.
 * - Never itself, also not by way of others, and three levels at most (`subRecipeLimits`).
 * - Saves of recipes with recipes in them wait for each other, so that two at once cannot make a circle together.
 */
import { eq, inArray, sql } from 'drizzle-orm';
import { AppError } from '@saltbush/contract/errors';
import { flattenRecipe } from '@saltbush/domain/recipe/sub-recipes/flatten-recipe';
import { subRecipeIdsOf, subRecipeLimits } from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import { say } from '@saltbush/domain/texts/say';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { lockUntilCommit } from '../../../../platform/db/advisory-locks';
import type { Db } from '../../../../platform/db/connect';
import { changedSubRecipes, recipeIngredients } from '../../../../schema/recipe/recipe-lines';
import { recipes } from '../../../../schema/recipes';
import { lockUnchanged, type SubRecipe } from './sub-recipes.store';

interface SavedRecipe {
  id: string;
  ownerId: string;
  ingredients: readonly Ingredient[];
  /** The recipes in it as it was derived from them. */
  derivedFrom: readonly SubRecipe[];
  /** Recipes that were in it at some time. */
  knownIds?: readonly string[] | undefined;
}

/**
 * Call in the transaction that saves the recipe, before its lines are written.
 *
 * @throws AppError VALIDATION_FAILED at the line whose recipe cannot be in it
 */
export async function admitSubRecipes(tx: Db, saved: SavedRecipe): Promise<void> {
  const ids = subRecipeIdsOf(saved.ingredients);
  if (ids.length === 0) return;
  await lockUntilCommit(tx, 'subRecipes');
  const { lines } = subRecipeLimits;
  const ofRecipes = saved.ingredients.filter(({ recipeId }) => recipeId !== undefined);
  if (ofRecipes.length > lines)
    throw refusal(
      saved,
      ofRecipes[lines]!.recipeId!,
      say('At most {lines} lines can be recipes', { lines }),
    );
  await checkReadable(tx, saved, ids);
  await checkLevels(tx, saved, ids);
  checkLength(saved);
  // A save of one of them that was faster than this one: it is derived again.
  if (await lockUnchanged(tx, saved.ingredients, saved.derivedFrom)) return;
  await tx.insert(changedSubRecipes).values({ recipeId: saved.id });
}

function refusal({ ingredients }: SavedRecipe, recipeId: string, message: string): AppError {
  const line = ingredients.findIndex((each) => each.recipeId === recipeId);
  return new AppError('VALIDATION_FAILED', [{ field: `ingredients.${line}.recipeId`, message }]);
}

async function checkReadable(tx: Db, saved: SavedRecipe, ids: readonly string[]): Promise<void> {
  const known = new Set([...saved.derivedFrom.map(({ id }) => id), ...(saved.knownIds ?? [])]);
  if (ids.every((id) => known.has(id))) return;
  const before = await tx
    .select({ id: recipeIngredients.subRecipeId })
    .from(recipeIngredients)
    .where(eq(recipeIngredients.recipeId, saved.id));
  for (const { id } of before) if (id !== null) known.add(id);
  const missing = ids.find((id) => !known.has(id));
  if (missing !== undefined) throw refusal(saved, missing, notThere);
}

const notThere = say(
  'This recipe is not there any more, or you can’t open it. Please choose another, or leave the line as text.',
);

/** The lines of the recipe itself are what they will be; those of all others as they are, of deleted ones too. */
async function checkLevels(tx: Db, saved: SavedRecipe, ids: readonly string[]): Promise<void> {
  const { levels } = subRecipeLimits;
  const { rows } = await tx.execute<{ root: string; has_self: boolean; levels: number }>(sql`
    with recursive below (root, id, level) as (
      select root, root, 1 from unnest(${sql.param(ids)}::uuid[]) root
      union select below.root, line.sub_recipe_id, below.level + 1
      from below join ${recipeIngredients} line on line.recipe_id = below.id
      where line.sub_recipe_id is not null and below.id <> ${saved.id} and below.level <= ${levels}
    ), reached (root, id) as (
      select root, root from unnest(${sql.param(ids)}::uuid[]) root
      union select reached.root, line.sub_recipe_id
      from reached join ${recipeIngredients} line on line.recipe_id = reached.id
      where line.sub_recipe_id is not null and reached.id <> ${saved.id}
    ), above (id, level) as (
      select ${saved.id}::uuid, 1
      union select line.recipe_id, above.level + 1
      from above join ${recipeIngredients} line on line.sub_recipe_id = above.id
        join ${recipes} owned on owned.id = line.recipe_id and owned.deleted_at is null
          and owned.owner_id = ${saved.ownerId}
      where above.level <= ${levels}
    )
    select root, (select bool_or(reached.id = ${saved.id}) from reached where reached.root = below.root) as has_self,
      max(level) + (select max(above.level) from above) as levels
    from below group by root`);
  const circle = rows.find(({ has_self: hasSelf }) => hasSelf);
  if (circle) throw refusal(saved, circle.root, await circleMessage(tx, saved, circle.root));
  const deep = rows.find((row) => row.levels > levels);
  if (deep) throw refusal(saved, deep.root, tooDeep);
}

const tooDeep = say(
  'A recipe can be in another one, and that in a third, but no deeper. Please write out the ingredients of one of them.',
);

async function circleMessage(tx: Db, { id }: SavedRecipe, root: string): Promise<string> {
  if (root === id) return say('A recipe can’t be an ingredient of itself');
  const [found] = await tx
    .select({ title: recipes.title })
    .from(recipes)
    .where(inArray(recipes.id, [root]));
  return found
    ? say(
        '“{title}” is made with the recipe that you are saving, so it can’t be an ingredient of it',
        { title: found.title },
      )
    : say(
        'This recipe is made with the recipe that you are saving, so it can’t be an ingredient of it',
      );
}

/** What is left of a flattened recipe that could have been opened did not fit. */
function checkLength(saved: SavedRecipe): void {
  const byId = new Map(saved.derivedFrom.map((recipe) => [recipe.id, recipe]));
  const parts = flattenRecipe({ ...saved, title: '' }, (id) => byId.get(id));
  const left = parts.flatMap(({ rows }) => rows).find(({ row }) => byId.has(row.recipeId ?? ''));
  if (left === undefined) return;
  const { recipeId } = saved.ingredients[left.line]!;
  throw refusal(
    saved,
    recipeId!,
    say(
      'Together with the recipes in it this one has more than {rows} ingredients. Please leave a line as text.',
      { rows: subRecipeLimits.rows },
    ),
  );
}
