/**
 * The tags and cuisines of a list, with how many of its recipes have each: what there is to filter by.
 *
 * The rows read are limited, so that the time does not grow with the instance: of each part the newest
 * `namesLookedFor`, along the index of that order. Names that only older recipes have are not named;
 * typing such a name still finds it. Of each kind the most used `spellings` are selected, then one
 * of those that a filter treats as equal ("Mid week", "mid-week").
 */
import { sql, type SQL } from 'drizzle-orm';
import { recipeListLimits, type NamesInUse } from '@saltbush/contract/book/recipe-lists';
import { facet, type FacetKind } from '@saltbush/domain/recipe/recipe-query/facets';
import type { Db } from '../../../platform/db/connect';
import { keyOf, sortedBy } from './sort-order';
import type { Part } from './list-parts';

type NameInUse = NamesInUse['tags'][number];

export async function countNamesInUse(db: Db, parts: readonly Part[]): Promise<NamesInUse> {
  const looked = sql.join(parts.map(newest), sql` union all `);
  const { rows } = await db.execute<{ tags: NameInUse[]; cuisines: NameInUse[] }>(sql`
    with looked as materialized (${looked})
    select ${maxUsed(sql`looked, unnest(looked.tags) name`)} as tags,
      ${maxUsed(sql`(select cuisine as name from looked) named`)} as cuisines`);
  const { tags, cuisines } = rows[0]!;
  return { tags: oneSpellingEach('tag', tags), cuisines: oneSpellingEach('cuisine', cuisines) };
}

const newest = (part: Part): SQL => sql`(
  select recipe.tags, recipe.cuisine from ${part.from} where ${part.where}
  order by ${sortedBy('newest', keyOf(part, 'newest'), sql`recipe.id`)}
  limit ${recipeListLimits.namesLookedFor})`;

const maxUsed = (named: SQL): SQL => sql`(
  select coalesce(json_agg(json_build_object('name', name, 'count', count)
    order by count desc, name), '[]')
  from (select name, count(*)::int from ${named} where name <> ''
    group by name order by count(*) desc, name limit ${spellings}) used)`;

const spellings = 4 * recipeListLimits.namesInUse;

/** They come the most used first, and the spelling that comes first stays. */
function oneSpellingEach(kind: FacetKind, names: readonly NameInUse[]): NameInUse[] {
  const byFacet = new Map<string, NameInUse>();
  for (const { name, count } of names) {
    const key = facet(kind, name);
    const known = byFacet.get(key);
    byFacet.set(key, { name: known?.name ?? name, count: (known?.count ?? 0) + count });
  }
  return [...byFacet.values()]
    .toSorted((a, b) => b.count - a.count)
    .slice(0, recipeListLimits.namesInUse);
}
