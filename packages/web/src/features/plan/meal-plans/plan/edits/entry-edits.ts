/** Edits of one entry, on any day. */
import { t } from '@lingui/core/macro';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { copiedSwaps, plannedSwaps } from '@saltbush/domain/plan/eaters/planned-swaps';
import { quantityAt } from '@saltbush/domain/plan/eaters/who-is-home';
import {
  addEntry,
  defaultMeal,
  findPlace,
  removeEntry,
  setMeal,
  setNote,
  setQuantity,
  type Menu,
  type MenuEntry,
} from '@saltbush/domain/plan/meal-plans/menu';
import { formatShortDay, mondayOf, weekdayOf } from '@saltbush/domain/plan/days/week';
import { operationsOfRemoval } from '@saltbush/domain/plan/meal-plans/leftovers-of-rows';
import { operationsOfMove } from '@saltbush/domain/plan/meal-plans/operations-of-move';
import { nextFreeDinner } from '@saltbush/domain/plan/meal-plans/planned-days';
import { knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { shownNote } from '@saltbush/domain/plan/meal-plans/stored-notes';
import type { RecipeCard } from '@saltbush/contract/recipe/recipes';
import { showToast } from '../../../../../ui/feedback/toast';
import { newId } from '../../../../../api/new-id';
import { nameOfEntry } from '../entry-name';
import { addButtonOf, focusSoon } from './focus-soon';
import { copyOfEntry } from './leftover-edits';
import { newEntry } from './new-entry';
import type { PlanActions, Target } from '../planner-context';
import type { UndoStep } from '../use-undo';
import type { Edit, EditContext, PlannerState } from './edit-context';
import { offDay, placeOfUndated, undatedAdding, undatedEdits } from '../undated-edits';

type EntryActions = Pick<
  PlanActions,
  | 'addRecipe'
  | 'addToNextFree'
  | 'addDinners'
  | 'addNote'
  | 'moveEntry'
  | 'giveDay'
  | 'copyEntry'
  | 'setMeal'
  | 'setQuantity'
  | 'setNote'
  | 'removeEntry'
>;

export function entryEdits(context: EditContext): EntryActions {
  return { ...additions(context), ...moves(context), ...changes(context) };
}

function additions({ latest, run }: EditContext) {
  const addRecipe = (card: RecipeCard, to: Target): UndoStep | undefined => {
    const entry = newEntry({
      recipeId: card._id,
      meal: to.meal,
      quantity: quantityOf(card, to, latest().whoEats),
    });
    return run(adding(latest(), entry, { to, card }))?.step;
  };
  return {
    addRecipe: (card: RecipeCard, to: Target) => void addRecipe(card, to),
    addToNextFree: (card: RecipeCard) => {
      const { plan, today, undo } = latest();
      if (!plan.view) return;
      const { startDate } = plan.menu;
      const date = nextFreeDinner(plan.view.rows, startDate > today ? startDate : today);
      const step = addRecipe(card, { date });
      if (!step) return;
      showToast({
        kind: 'success',
        title: t`Added to ${formatShortDay(date)}`,
        message: card.title,
        action: { label: t`Undo`, onClick: () => undo.undo(step) },
      });
    },
    addDinners: addDinners({ latest, run }),
    addNote: (note: string, to: Target) => {
      const entry = newEntry({ note, meal: to.meal });
      const name = shownNote(note);
      if (to.isUndated) run(undatedAdding(latest(), entry, to, { name }));
      else
        run({
          ...placing(latest(), entry, to),
          text: t`${{ note: name }} was added to ${formatShortDay(to.date)}.`,
        });
    },
  };
}

function adding(
  state: PlannerState,
  entry: MenuEntry,
  { to, card }: { to: Target; card: RecipeCard },
): Edit {
  if (to.isUndated) return undatedAdding(state, entry, to, { name: card.title, card });
  return {
    ...placing(state, entry, to),
    also: operationsOfRemoval(state.plan.leftovers, idsOf(to), false),
    text: t`${{ dish: card.title }} was added to ${{ day: formatShortDay(to.date) }}.`,
    added: [card],
  };
}

const addDinners =
  ({ latest, run }: EditContext): PlanActions['addDinners'] =>
  async (dinners, placed) => {
    const { plan, whoEats } = latest();
    const entries = dinners.map(({ date, meal, recipeId, card, stored, swaps }) => ({
      date,
      weekday: weekdayOf(date),
      // Portions were cooked as they are.
      swaps: stored ? [] : swaps,
      entry: {
        ...newEntry({
          recipeId,
          meal,
          quantity: card && quantityOf(card, { date, meal }, whoEats),
        }),
        ...stored,
      },
    }));
    const edit = run({
      change: (menu) =>
        entries.reduce((all, { entry, weekday }) => addEntry(all, entry, weekday), menu),
      also: [
        ...[...placed].flatMap(
          ([id, date]) => (plan.view && operationsOfMove(plan.view.rows, id, { date })) ?? [],
        ),
        ...entries.flatMap(({ entry, date, swaps = [] }) =>
          whoEats
            ? plannedSwaps({ ...entry, date }, swaps, whoEats).map(
                (args) => ({ name: 'setMealSwap', args }) as const,
              )
            : [],
        ),
      ],
      text: t`Magic Menu planned the week.`,
      added: dinners.flatMap(({ card }) => card ?? []),
    });
    await edit?.stored;
    return () => edit && latest().undo.undo(edit.step);
  };

function moves({ latest, run }: EditContext) {
  const move = (entry: MenuEntry, to: Target) => {
    const edit = to.isUndated
      ? offDay(latest(), entry, nameOf(latest(), entry))
      : moving(latest(), entry, to);
    return edit && run(edit);
  };
  return {
    ...undatedEdits({ latest, run }, move),
    moveEntry: (entry: MenuEntry, to: Target) => void move(entry, to),
    copyEntry: (entry: MenuEntry, to: Target) => {
      const { plan, whoEats } = latest();
      const copy = copyOfEntry(latest(), entry, { id: newId(), date: to.date });
      const dated = { ...copy, ofId: entry.id, date: to.date };
      const swaps = plan.view && whoEats ? copiedSwaps(plan.view.rows, dated, whoEats) : [];
      run({
        ...placing(latest(), copy, to),
        also: swaps.map((args) => ({ name: 'setMealSwap', args })),
        text: t`${{ dish: nameOf(latest(), entry) }} was copied to ${{ day: formatShortDay(to.date) }}.`,
      });
    },
  };
}

/** Undefined, with a toast, when leftovers would come before their meal. */
function moving(state: PlannerState, entry: MenuEntry, to: Target): Edit | undefined {
  const { view, menu } = state.plan;
  const place = { date: to.date, before: nextOf(menu, entry, to) };
  const also = view ? operationsOfMove(view.rows, entry.id, place) : [];
  if (!also) showToast({ kind: 'info', title: t`Leftovers stay behind their meal` });
  const text = t`${{ dish: nameOf(state, entry) }} was moved to ${{ day: formatShortDay(to.date) }}.`;
  return also && { also, text };
}

/** The id of the dish of the same meal that will come next; undefined when it is the last of them. */
const nextOf = (menu: Menu, { id, meal }: MenuEntry, { date, index }: Target) =>
  index === undefined
    ? undefined
    : menu.days[weekdayOf(date)]
        .filter((other) => other.id !== id)
        .find((other, at) => at >= index && other.meal === meal)?.id;

function changes({ latest, run }: EditContext) {
  const change = (entry: MenuEntry, edit: Edit['change']) => {
    const text = t`${nameOf(latest(), entry)} was changed.`;
    run({ ...placeOfUndated(latest(), entry), change: edit, text });
  };
  return {
    setMeal: (entry: MenuEntry, meal: string) =>
      change(entry, (menu) => setMeal(menu, entry.id, meal)),
    setQuantity: (entry: MenuEntry, quantity: number) =>
      change(entry, (menu) => setQuantity(menu, entry.id, quantity)),
    setNote: (entry: MenuEntry, note: string) =>
      change(entry, (menu) => setNote(menu, entry.id, note)),
    removeEntry: removal({ latest, run }),
  };
}

function removal({ latest, run }: EditContext): PlanActions['removeEntry'] {
  return (entry, date, leftovers = 'removed') => {
    const { plan } = latest();
    const undated = placeOfUndated(latest(), entry);
    const day = undated.isUndated ? t`the plan` : formatShortDay(date);
    const name = nameOf(latest(), entry);
    const also = operationsOfRemoval(plan.leftovers, [entry.id], leftovers === 'cooked');
    const isWithLeftovers = leftovers === 'removed' && also.length > 0;
    const edit = run({
      week: mondayOf(date),
      ...undated,
      change: (menu) => removeEntry(menu, entry.id),
      also,
      text: isWithLeftovers
        ? t`${name} was removed from ${day}, with its leftovers.`
        : t`${name} was removed from ${day}.`,
    });
    if (!edit) return;
    showToast({
      kind: 'info',
      title: isWithLeftovers ? t`Removed from ${day}, with its leftovers` : t`Removed from ${day}`,
      message: name,
      action: { label: t`Undo`, onClick: () => latest().undo.undo(edit.step) },
    });
    focusSoon(addButtonOf(undated.isUndated ? 'undated' : date));
  };
}

/** As many as those who are home eat; as written when that is not known. */
const quantityOf = (card: RecipeCard, { date, meal = defaultMeal }: Target, whoEats?: WhoEats) =>
  whoEats && quantityAt(date, meal, knownServes(card), whoEats);

/** Puts a new entry on a day of any week. */
function placing({ plan }: PlannerState, entry: MenuEntry, to: Target) {
  const { date, replaced } = to;
  const next = nextOf(plan.menu, entry, to) ?? '';
  const change = (menu: Menu) => {
    const free = replaced ? removeEntry(menu, replaced.id) : menu;
    return addEntry(free, entry, weekdayOf(date), findPlace(free, next)?.index);
  };
  return { week: mondayOf(date), change };
}

const idsOf = ({ replaced }: Target) => (replaced ? [replaced.id] : []);

const nameOf = ({ plan }: ReturnType<EditContext['latest']>, entry: MenuEntry) =>
  nameOfEntry(entry, plan.cards.get(entry.recipeId ?? ''));
