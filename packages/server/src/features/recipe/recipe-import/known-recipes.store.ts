/** Finds recipes that a person already has: by source address, or by similar text. */
import { and, desc, eq, isNull, sql } from 'drizzle-orm';
import { addressSpellings, isSameRecipe } from '@saltbush/recipe-parser/recipe';
import type { Db } from '../../../platform/db/connect';
import { prepared } from '../../../platform/db/prepared';
import { recipeIngredients } from '../../../schema/recipe/recipe-lines';
import { recipes } from '../../../schema/recipes';

export interface Wanted {
  userId: string;
  /** Of the page; every address it was asked for by. */
  addresses: readonly (string | undefined)[];
  title: string;
  /** Names of its ingredients. */
  foods: readonly string[];
  /** The page has several recipes, so its address does not identify one. */
  isOneOfSeveral: boolean;
}

export async function findKnownRecipe(
  db: Db,
  { userId, addresses, title, foods, isOneOfSeveral }: Wanted,
): Promise<{ _id: string; title: string } | undefined> {
  const spellings = addresses.flatMap(addressSpellings);
  const fromThere =
    spellings.length === 0 ? [] : await fromAddress(db).execute({ userId, spellings });
  const sameTitle = ({ title: other }: { title: string }) => letters(other) === letters(title);
  const byAddress = isOneOfSeveral ? fromThere.find(sameTitle) : fromThere[0];
  const found = byAddress ?? (await findAlike(db, { userId, title, foods }));
  return found && { _id: found.id, title: found.title };
}

async function findAlike(
  db: Db,
  { userId, title, foods }: Pick<Wanted, 'userId' | 'title' | 'foods'>,
) {
  if (letters(title) === '' || foods.length === 0) return undefined;
  const candidates = await withTitle(db).execute({ userId, title });
  return candidates.find((other) => isSameRecipe({ title, foods }, other));
}

const letters = (text: string): string => text.toLowerCase().replace(/[^\p{L}\p{N}]+/gu, '');

/** Nobody has more of one title. */
const maxCandidates = 20;

const isOwn = and(eq(recipes.ownerId, sql.placeholder('userId')), isNull(recipes.deletedAt));

const fromAddress = prepared((db) =>
  db
    .select({ id: recipes.id, title: recipes.title })
    .from(recipes)
    .where(
      and(
        isOwn,
        // A variation names the page of its original, and is another recipe.
        isNull(recipes.variationOf),
        sql`${recipes.sourceSiteUrl} = any(${sql.placeholder('spellings')})`,
      ),
    )
    .orderBy(desc(recipes.createdAt))
    .limit(maxCandidates)
    .prepare('own_recipes_from_address'),
);

/** The index `recipes_own_same_title` holds the same expression. */
const titleKey = (title: unknown) => sql`lower(regexp_replace(${title}, '[^[:alnum:]]+', '', 'g'))`;

const withTitle = prepared((db) =>
  db
    .select({
      id: recipes.id,
      title: recipes.title,
      foods: sql<string[]>`array(select line.name from ${recipeIngredients} line
        where line.recipe_id = ${recipes.id})`,
    })
    .from(recipes)
    .where(
      and(
        isOwn,
        sql`${titleKey(recipes.title)} = ${titleKey(sql`${sql.placeholder('title')}::text`)}`,
      ),
    )
    .orderBy(desc(recipes.createdAt))
    .limit(maxCandidates)
    .prepare('own_recipes_with_title'),
);
