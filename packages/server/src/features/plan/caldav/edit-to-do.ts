/** What the to-do that a client sends back changes: only what differs from what it was given. */
import { inSentence } from '@saltbush/recipe-parser/foods/shown';
import { nameBeside } from '@saltbush/domain/plan/shopping-list/lines/beside-amount';
import type { LineItemOnWire, ShoppingLineOnWire } from '@saltbush/contract/plan/shopping-list';
import { splitIngredientLine } from '@saltbush/recipe-parser/ingredients';
import type { Authorized } from '../../../platform/authorized';
import type { Db } from '../../../platform/db/connect';
import { ticking, unticking, type ListVersion } from '../shopping-list';
import type { PlanOperation } from '../sync';
import { itemTicks } from './add-to-do';
import { planOf, type ListObject } from './list-content';
import type { SentToDo } from './objects/to-do';

interface Edit {
  list: Authorized<ListVersion>;
  /** As it is. */
  object: ListObject;
  sent: SentToDo;
}

/** Within the transaction that holds the owner's lock. */
export async function editingToDo(tx: Db, now: Date, edit: Edit): Promise<PlanOperation[]> {
  const { source } = edit.object;
  return source.kind === 'item'
    ? editingItem(now, source.item, edit)
    : editingLine(tx, now, source, edit);
}

function editingItem(
  now: Date,
  { _id: id }: LineItemOnWire,
  { list, object, sent }: Edit,
): PlanOperation[] {
  const change = {
    ...(sent.summary !== object.summary && { text: sent.summary }),
    ...noteChange(object, sent),
  };
  return [
    ...changing(change, { name: 'changeItem', args: { id, change } }),
    ...(sent.isDone === object.isDone ? [] : [itemTicks(list, now, { id, isDone: sent.isDone })]),
  ];
}

async function editingLine(
  tx: Db,
  now: Date,
  { line, text }: { line: ShoppingLineOnWire; text: string },
  { list, object, sent }: Edit,
): Promise<PlanOperation[]> {
  const { key, amounts: covered, left } = line;
  const plan = planOf(list);
  const isTickChanged = sent.isDone !== object.isDone;
  const wording = rewording(object.summary, sent.summary, { ...line, text });
  // A client may tick what it was given long ago: since then the recipes may need another amount.
  const isStale = isTickChanged && wording.name === undefined;
  const change = { ...(!isStale && wording), ...noteChange(object, sent) };
  const ofLine = { plan, line: key, items: [] };
  const ticks = !isTickChanged
    ? []
    : sent.isDone
      ? await ticking(tx, now, { ...ofLine, covered, left: left?.amounts })
      : await unticking(tx, ofLine);
  const { startDate: week } = plan;
  return [...changing(change, { name: 'changeLine', args: { week, key, change } }), ...ticks];
}

const changing = (change: object, operation: PlanOperation): PlanOperation[] =>
  Object.keys(change).length === 0 ? [] : [operation];

const noteChange = (object: ListObject, sent: SentToDo): { note?: string | null } =>
  sent.note === object.note ? {} : { note: sent.note === '' ? null : sent.note };

interface Wording {
  name?: string;
  amount?: string;
}

/**
 * What somebody wrote instead of the amount and the name of a line.
 *
 * @example rewording('500 g tomatoes', '500 g ripe tomatoes', line) // { name: 'ripe tomatoes' }
 * @example rewording('500 g tomatoes', '1 kg tomatoes', line) // { amount: '1 kg' }
 * @example rewording('500 g tomatoes', '1 jar passata', line) // { amount: '1 jar', name: 'passata' }
 */
export function rewording(
  before: string,
  after: string,
  { text, name }: Pick<ShoppingLineOnWire, 'text' | 'name'>,
): Wording {
  if (after === before) return {};
  const [, amount = '', remark = ''] = /^(.*?)( \([^()]*\))?$/.exec(text) ?? [];
  const shownName = nameBeside(amount, inSentence(name));
  const written =
    remark !== '' && after.endsWith(remark) ? after.slice(0, -remark.length).trim() : after;
  const words = wordsOf(written, { amount, name: shownName });
  const isNamed = words.name.toLowerCase() === shownName.toLowerCase();
  return {
    ...(words.amount !== '' && words.amount !== amount && { amount: words.amount }),
    ...(!isNamed && { name: words.name }),
  };
}

/** @param shown what stood there before */
function wordsOf(written: string, shown: Required<Wording>): Required<Wording> {
  const { amount, name } = shown;
  if (amount !== '' && written.startsWith(`${amount} `)) {
    return { amount, name: written.slice(amount.length).trim() };
  }
  const parsed = splitIngredientLine(written);
  if (parsed.amount === '') return { amount: '', name: written };
  if (written.toLowerCase().endsWith(` ${name.toLowerCase()}`)) {
    return { amount: written.slice(0, -name.length).trim(), name };
  }
  const at = parsed.name === '' ? -1 : written.lastIndexOf(parsed.name);
  if (at <= 0) return { amount: '', name: written };
  return { amount: written.slice(0, at).trim(), name: written.slice(at).trim() };
}
