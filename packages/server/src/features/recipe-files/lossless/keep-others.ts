/** Everything of our own archive but the recipes, in one transaction; it may be done twice. */
import { and, inArray, isNull } from 'drizzle-orm';
import * as z from 'zod/mini';
import type { Db } from '../../../platform/db/connect';
import { isReadableBy } from '../../recipes';
import { recipes } from '../../recipes/recipes.tables';
import type { ReportBuilder } from '../importing/report';
import type { Arrival } from './part';
import { parts } from './parts';
import type { MovedParts } from '../reading/found';

export async function keepOthers(
  db: Db,
  { ownerId, ids }: { ownerId: string; ids: ReadonlyMap<string, string> },
  { contents, report }: { contents: MovedParts; report: ReportBuilder },
): Promise<void> {
  const here = await readableHere(db, ownerId, contents);
  const recipeId: Arrival['recipeId'] = (id) => ids.get(id) ?? (here.has(id) ? id : undefined);
  await db.transaction(async (tx) => {
    for (const { name, label, item, keep } of parts) {
      const found = contents.get(name);
      if (!Array.isArray(found)) continue;
      const items = found.slice(0, mostItems).flatMap((each) => {
        const parsed = z.safeParse(item, each);
        return parsed.success ? [parsed.data] : [];
      });
      const kept = await keep(tx, { ownerId, recipeId }, items as never[]);
      report.addOthers(label, kept);
      const lost = found.length - kept;
      if (lost > 0) report.addFile(`${name}.json`, `${lost} of ${found.length} ${whyLost}`);
    }
  });
}

const whyLost =
  'were not taken: they are here already, or belong to recipes that did not come along.';

const mostItems = 20_000;

/** Of the recipes that the parts name, those that are here and that this person may read. */
async function readableHere(
  db: Db,
  ownerId: string,
  contents: MovedParts,
): Promise<ReadonlySet<string>> {
  const wanted = new Set([...contents.values()].flatMap((content) => recipeIdsIn(content)));
  const known = new Set<string>();
  const ids = [...wanted];
  for (let from = 0; from < ids.length; from += idsATime) {
    const rows = await db
      .select({ id: recipes.id })
      .from(recipes)
      .where(
        and(
          inArray(recipes.id, ids.slice(from, from + idsATime)),
          isNull(recipes.deletedAt),
          isReadableBy(ownerId),
        ),
      );
    for (const { id } of rows) known.add(id);
  }
  return known;
}

const idsATime = 1_000;

function recipeIdsIn(content: unknown): string[] {
  if (!Array.isArray(content)) return [];
  return content.slice(0, mostItems).flatMap((item: unknown) => {
    if (typeof item !== 'object' || item === null) return [];
    const { recipe, entries } = item as { recipe?: unknown; entries?: unknown };
    const own = z.safeParse(z.uuid(), recipe);
    return [...(own.success ? [own.data] : []), ...recipeIdsIn(entries)];
  });
}
