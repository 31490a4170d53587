/** What changed on a list: each change with who made it, the lines (`key`) and the typed items (`_id`, `text`) of it. */
import { rowsOfUndo } from '@saltbush/domain/plan/sync/changed-parts';
import type { RowKind } from '@saltbush/domain/plan/rows/rows';
import type { OperationName } from '@saltbush/domain/plan/sync/operations';
import { listReadableCards } from '../../../recipe/recipes';
import type { DeliveryRow } from '../deliveries.store';
import type { WebhookRow } from '../webhooks.store';
import type { Content, ContentContext } from './content';
import { fitting } from './fitting';
import { findListRows, readOperations, type DoneOperation, type Doer } from './operations.store';

type Action =
  | 'added'
  | 'changed'
  | 'removed'
  | 'ticked'
  | 'unticked'
  | 'cleared'
  | 'settings'
  | 'meals'
  | 'undone';

interface ListChange {
  action: Action;
  keys?: string[];
  items?: { _id: string; text: string }[];
  recipes?: { _id: string; title: string; url: string }[];
  by: Doer;
  at: string;
}

const actions: Partial<Record<OperationName, Action>> = {
  addItems: 'added',
  addListedRecipe: 'added',
  changeItem: 'changed',
  changeLine: 'changed',
  changeListedRecipe: 'changed',
  removeItem: 'removed',
  removeListedRecipe: 'removed',
  tick: 'ticked',
  untick: 'unticked',
  clearDone: 'cleared',
  changeFood: 'settings',
  setStaples: 'settings',
  setStore: 'settings',
  removeStore: 'settings',
  setListSettings: 'settings',
  setBarcode: 'settings',
  removeBarcode: 'settings',
  setAisle: 'settings',
  removeAisle: 'settings',
  setNamedList: 'settings',
  removeNamedList: 'removed',
  addNamedItems: 'added',
  changeNamedItem: 'changed',
  tickNamedItems: 'ticked',
  removeNamedItems: 'removed',
  addHomeItems: 'settings',
  changeHomeItem: 'settings',
  removeHomeItems: 'settings',
  restoreRows: 'undone',
  setBack: 'undone',
  setBackAll: 'undone',
};

export async function listContent(
  context: ContentContext,
  webhook: WebhookRow,
  delivery: DeliveryRow,
): Promise<Content> {
  const { database, config } = context;
  const { ownerId, householdId } = webhook;
  const read = await readOperations(database.db, { ownerId, part: 'list' }, delivery);
  const describe = await openDescriber(context, webhook, read.operations);
  const { changes, hasMore } = fitting(withoutRepeats(read.operations.map(describe)));
  const query = householdId === null ? '' : `?householdId=${householdId}`;
  return {
    changes,
    // Who has deleted the history of the list has deleted what changed.
    hasMore: hasMore || read.hasMore || changes.length === 0,
    url: `${config.publicUrl}/api/list-items${query}`,
  };
}

/** A list changes with the meals that it is for: once is enough. */
const withoutRepeats = (changes: readonly ListChange[]): ListChange[] =>
  changes.filter(
    ({ action, by }, place) =>
      action !== 'meals' ||
      changes[place - 1]?.action !== 'meals' ||
      changes[place - 1]?.by.name !== by.name ||
      changes[place - 1]?.by.program !== by.program,
  );

/** With the texts of the items and the titles of the recipes that its person may read. */
async function openDescriber(
  { database, config }: ContentContext,
  { ownerId, userId }: WebhookRow,
  operations: readonly DoneOperation[],
): Promise<(operation: DoneOperation) => ListChange> {
  const rows = await findListRows(database.db, ownerId, operations.flatMap(rowIdsOf));
  const recipeIdOf = (id: string) => (rows.get(id) as { recipeId?: string } | undefined)?.recipeId;
  const ids = [...new Set([...rows.keys()].flatMap((id) => recipeIdOf(id) ?? []))];
  const cards = await listReadableCards(database.statementPool, { ids, userId });
  const titles = new Map(cards.map(({ _id, title }) => [_id, title]));

  return (operation) => {
    const rowIds = rowIdsOf(operation);
    const items = rowIds.flatMap((id) => {
      const text = (rows.get(id) as { text?: string } | undefined)?.text;
      return text === undefined ? [] : [{ _id: id, text }];
    });
    const recipes = rowIds.flatMap((id) => {
      const recipeId = recipeIdOf(id);
      const title = recipeId && titles.get(recipeId);
      return title
        ? [{ _id: recipeId, title, url: `${config.publicUrl}/recipes/${recipeId}` }]
        : [];
    });
    const keys = keysOf(operation);
    return {
      action: actions[operation.name] ?? 'meals',
      ...(keys.length > 0 && { keys }),
      ...(items.length > 0 && { items }),
      ...(recipes.length > 0 && { recipes }),
      by: operation.by,
      at: operation.at.toISOString(),
    };
  };
}

/** Arguments of an operation that was checked when it ran. */
interface Args {
  id?: string;
  key?: string;
  keys?: string[];
  line?: { key: string };
  items?: (string | { id: string })[];
}

/** Of items, and of recipes on the list. */
function rowIdsOf(operation: DoneOperation): string[] {
  if (actions[operation.name] === undefined) return [];
  const { id, items = [] } = operation.args as Args;
  const undone = rowsOfUndo(operation)
    .filter(({ kind }) => kindsWithText.includes(kind))
    .map((row) => row.id);
  if (undone.length > 0 || actions[operation.name] === 'undone') return undone;
  const ofItems = items.map((item) => (typeof item === 'string' ? item : item.id));
  return id === undefined ? ofItems : [id, ...ofItems];
}

const kindsWithText: readonly RowKind[] = ['items', 'namedItems', 'listedRecipes'];

/** Of lines, as `GET /list-items` has them. */
function keysOf(operation: DoneOperation): string[] {
  const { key, keys = [], line } = operation.args as Args;
  const undone = rowsOfUndo(operation).flatMap(({ kind, id }) => {
    if (kind === 'foods') return [id];
    // Its id begins with the week: "2026-11-23.milk".
    return kind === 'lines' ? [id.slice(id.indexOf('.') + 1)] : [];
  });
  return [...new Set([...keys, ...(line ? [line.key] : []), ...(key ? [key] : []), ...undone])];
}
