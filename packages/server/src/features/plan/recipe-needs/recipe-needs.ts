/**
 * What planned recipes need, cooked once. Reading a recipe's rows is expensive, so the result is cached by the
 * recipe's revision and those of the recipes in it: it can't be out of date. The cache lives in the process and is bounded.
 */
import { sql } from 'drizzle-orm';
import { LRUCache } from 'lru-cache';
import type { Pool } from 'pg';
import type { ListNeed } from '@saltbush/domain/plan/shopping-list/needs/list-need';
import { flatNeedsOf } from '@saltbush/domain/plan/shopping-list/needs/flat-needs';
import { standInCountry } from '@saltbush/domain/account/countries/stand-in-country';
import { needsOfItem } from '@saltbush/domain/plan/shopping-list/needs/list-needs';
import { reachedFrom, subRecipeIdsOf } from '@saltbush/domain/recipe/sub-recipes/sub-recipe';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { namedStatement } from '../../../platform/db/named-statement';
import { inOwnTurn } from '../../../platform/in-turns';
import { openJsonCache } from '../../../platform/json-cache';
import { isReadableByPlanOwner } from '../../access/recipe-access';
import { ingredientsSql, subRecipesSql, type SubRecipe } from '../../recipe/recipes';
import { recipes } from '../../../schema/recipes';

/** A recipe as it is written; its ingredients are left out where what it needs is known. */
interface WrittenRecipe {
  id: string;
  revision: number;
  title: string;
  measures: Measures;
  /** Absent where nobody knows. */
  serves: number | undefined;
  ingredients: Ingredient[] | null;
  /** The recipes in it, and those in them, that the plan's owner may read. */
  subRecipes: readonly SubRecipe[];
}

/** A recipe that was looked for, with what it needs where that is known. */
export interface FoundRecipe extends WrittenRecipe {
  needs: ListNeed[] | undefined;
}

interface NeededRecipe extends Pick<WrittenRecipe, 'id' | 'revision' | 'title'> {
  needs: ListNeed[];
}

export interface AskedRecipes {
  ids: readonly string[];
  /**
   * Of those that the owner may have, by id, when the caller has just read them: only what is not known of these revisions is
   * read.
   */
  revisions?: ReadonlyMap<string, number>;
}

export interface RecipeNeeds {
  /** Of the recipes that this plan owner may have, without deleted ones; in no order. */
  ofRecipes(statementPool: Pool, ownerId: string, asked: AskedRecipes): Promise<NeededRecipe[]>;
  /** The first half of `ofRecipes`. */
  find(statementPool: Pool, ownerId: string, asked: AskedRecipes): Promise<FoundRecipe[]>;
  /** The second half of `ofRecipes`. */
  read(recipe: FoundRecipe): Promise<NeededRecipe>;
  /** @param measures of the household; where cups and spoons do not matter, Australian */
  ofItem(text: string, measures?: Measures): ListNeed[];
}

/** Letters of JSON: a recipe of 12 lines has about 4,000. */
const mostOfRecipes = 10_000_000;
const mostOfItems = 3_000_000;
const mostKeys = 10_000;

export function openRecipeNeeds(): RecipeNeeds {
  const known = openKnownNeeds();

  const find: RecipeNeeds['find'] = async (statementPool, ownerId, { ids, revisions }) => {
    const lastRead = ids.flatMap((id) => known.lastRead(id) ?? []);
    const current = lastRead.filter(({ id, revision }) => revisions?.get(id) === revision);
    const isCurrent = new Set(current.map(({ id }) => id));
    const asked = ids.filter((id) => !isCurrent.has(id) && revisions?.has(id) !== false);
    // They are held here, since the cache may drop them while others are read.
    const needsByKey = new Map(lastRead.map((recipe) => [recipeKey(recipe), recipe.needs]));
    const rest = await findRecipes(statementPool, ownerId, asked, [...needsByKey.keys()]);
    return [
      ...current,
      ...rest.map((recipe) => ({
        ...recipe,
        needs: needsByKey.get(recipeKey(recipe)) ?? known.of(recipe),
      })),
    ];
  };

  const read: RecipeNeeds['read'] = async (recipe) => {
    const { id, revision, title, ingredients } = recipe;
    const needs =
      recipe.needs ??
      (await inOwnTurn(() => flatNeedsOf({ ...recipe, ingredients: ingredients ?? [] })));
    known.note(recipe, needs);
    return { id, revision, title, needs };
  };

  return {
    find,
    read,
    ofRecipes: async (statementPool, ownerId, asked) => {
      const needed: NeededRecipe[] = [];
      for (const recipe of await find(statementPool, ownerId, asked))
        needed.push(await read(recipe));
      return needed;
    },
    ofItem: openItemNeeds(),
  };
}

/** Of recipes by their revisions, and which revision of each was read last, so that its rows need not be read again. */
function openKnownNeeds() {
  const byKey = openJsonCache<ListNeed[]>(mostOfRecipes);
  /** Without those that have recipes in them: these may have changed since, or may be read now. */
  const lastRead = new LRUCache<string, WrittenRecipe>({ max: mostKeys });
  const of = (recipe: WrittenRecipe) => byKey.get(recipeKey(recipe));
  return {
    of,
    lastRead: (id: string) => {
      const recipe = lastRead.get(id);
      const needs = recipe && of(recipe);
      return needs && { ...recipe, needs };
    },
    note: (recipe: WrittenRecipe, needs: ListNeed[]): void => {
      if (!of(recipe)) byKey.set(recipeKey(recipe), needs);
      const { id, revision, title, measures, serves, ingredients, subRecipes } = recipe;
      if (ingredients && subRecipeIdsOf(ingredients).length === 0)
        lastRead.set(id, { id, revision, title, measures, serves, ingredients: null, subRecipes });
    },
  };
}

function openItemNeeds(): RecipeNeeds['ofItem'] {
  const byText = openJsonCache<ListNeed[]>(mostOfItems);
  return (text, measures = standInCountry.measures) => {
    const key = `${measures} ${text}`;
    const known = byText.get(key);
    if (known) return known;
    const needs = needsOfItem(text, measures);
    byText.set(key, needs);
    return needs;
  };
}

/** The recipes that this plan owner may have, as they are written. */
export async function findWritten(
  statementPool: Pool,
  ownerId: string,
  ids: readonly string[],
): Promise<(WrittenRecipe & { ingredients: Ingredient[] })[]> {
  const found = await findRecipes(statementPool, ownerId, ids, []);
  return found.map((recipe) => ({ ...recipe, ingredients: recipe.ingredients ?? [] }));
}

/** @param known keys (`recipeKey`) of recipes whose ingredients need not be read */
async function findRecipes(
  statementPool: Pool,
  ownerId: string,
  ids: readonly string[],
  known: readonly string[],
): Promise<WrittenRecipe[]> {
  if (ids.length === 0) return [];
  const rows = await readableRecipes.run(statementPool, { ownerId, ids, known });
  const found = rows.map(([id, revision, title, measures, serves, ingredients]) => ({
    id,
    revision,
    title,
    measures,
    serves: serves ?? undefined,
    ingredients,
  }));
  const inner = await findInner(statementPool, ownerId, found);
  return found.map((recipe) => ({
    ...recipe,
    subRecipes: inner.size === 0 ? [] : reachedFrom(recipe.ingredients ?? [], inner),
  }));
}

/** By id, of all these recipes together; most have none. */
async function findInner(
  statementPool: Pool,
  ownerId: string,
  found: readonly { ingredients: Ingredient[] | null }[],
): Promise<ReadonlyMap<string, SubRecipe>> {
  const ids = subRecipeIdsOf(found.flatMap(({ ingredients }) => ingredients ?? []));
  if (ids.length === 0) return new Map();
  const rows = await readableSubRecipes.run(statementPool, { ownerId, ids });
  return new Map(rows.map(([recipe]) => [recipe.id, recipe]));
}

/**
 * With the recipes in it, whose rows are always read: what is known of it may be of earlier ones.
 *
 * @example recipeKey({ id, revision: 3, subRecipes: [] }) // '0190…:3'
 */
const recipeKey = (recipe: Pick<WrittenRecipe, 'id' | 'revision' | 'subRecipes'>): string =>
  [recipe, ...recipe.subRecipes].map(({ id, revision }) => `${id}:${revision}`).join('+');

type RecipeRow = [
  id: string,
  revision: number,
  title: string,
  measures: Measures,
  serves: number | null,
  ingredients: Ingredient[] | null,
];

const readableRecipes = namedStatement<RecipeRow>(
  'needs_of_recipes',
  sql`select recipe.id, recipe.revision, recipe.title, recipe.measures, recipe.serves,
      case when recipe.id || ':' || recipe.revision = any(${sql.placeholder('known')}::text[])
      then null
      else ${ingredientsSql(sql`recipe.id`)}
      end
    from ${recipes} recipe
    where recipe.id = any(${sql.placeholder('ids')}::uuid[]) and recipe.deleted_at is null
      and ${isReadableByPlanOwner(sql`${sql.placeholder('ownerId')}::uuid`, sql`recipe`)}`,
);

const readableSubRecipes = namedStatement<[SubRecipe]>(
  'needs_of_sub_recipes',
  subRecipesSql(
    sql`${sql.placeholder('ids')}::uuid[]`,
    isReadableByPlanOwner(sql`${sql.placeholder('ownerId')}::uuid`, sql`recipe`),
  ),
);
