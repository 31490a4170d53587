/** Imports as the wire says them. */
import type { ImportItem, RecipeImportOnWire } from '@saltbush/contract/recipe-files';
import type { ImportRow, ItemRow } from './imports.store';

export function presentImport(row: ImportRow): RecipeImportOnWire {
  return {
    _id: row.id,
    fileName: row.fileName,
    state: row.state,
    duplicates: row.keepsDuplicates ? 'keep' : 'skip',
    done: row.done,
    total: row.total ?? undefined,
    imported: row.imported,
    alreadyThere: row.alreadyThere,
    failed: row.failed,
    report: row.report,
    problem: row.problem ?? undefined,
    createdAt: row.createdAt.toISOString(),
    finishedAt: row.finishedAt?.toISOString(),
  };
}

export function presentItem({ item, isThere }: ItemRow): ImportItem {
  return {
    title: item.title,
    outcome: item.outcome,
    recipe: item.recipeId !== null && isThere ? item.recipeId : undefined,
    reason: item.reason ?? undefined,
  };
}
