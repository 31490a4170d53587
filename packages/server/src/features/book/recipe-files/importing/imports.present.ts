/** Imports in the form of the contract. */
import type { ImportItem, RecipeImportOnWire } from '@saltbush/contract/book/recipe-files';
import { emptyReport, type ImportRow, type ItemRow } from './imports.store';

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
    report: { ...emptyReport, ...row.report },
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
    [item.outcome === 'imported' ? 'warning' : 'reason']: item.reason ?? undefined,
  };
}
