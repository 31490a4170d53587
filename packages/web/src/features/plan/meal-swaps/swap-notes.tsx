/**
 * At the ingredients of a recipe that is planned: who has it another way, and by how much less that is. Of several meals the
 * next one counts, from today on.
 */
import { t } from '@lingui/core/macro';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import {
  swapSentence,
  swapsByEater,
  swapsOfMeal,
  type MealSwap,
} from '@saltbush/domain/plan/eaters/meal-swaps';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { mealSwapId } from '@saltbush/domain/plan/rows/meal-swap-rows';
import { rowKey, type MealRow } from '@saltbush/domain/plan/rows/rows';
import { swapAmounts } from '@saltbush/domain/plan/shopping-list/swaps/swap-amounts';
import { swapsOfRows } from '@saltbush/domain/plan/shopping-list/swaps/swaps-of-rows';
import { useUser } from '../../../api/session';
import { useWhoEats } from '../../device/eaters';
import { usePlanRows, type PlanView } from '../../device/sync';
import { useToday, useView } from '../../device/view-mode';
import classes from './meal-swaps.module.css';

export interface SwapNotesProps {
  recipeId: string;
  /** How many times the recipe is shown for. */
  times: number;
  /** Of a step: only what it names counts. */
  inText?: string;
}

export function SwapNotes(props: SwapNotesProps) {
  const user = useUser();
  return user ? <Notes {...props} userId={user._id} /> : null;
}

function Notes({ userId, ...asked }: SwapNotesProps & { userId: string }) {
  const { scope } = useView(userId, 'enableMealPlanning');
  const view = usePlanRows(scope);
  const whoEats = useWhoEats(scope);
  const today = useToday(scope.householdId);
  if (!view || !whoEats) return null;
  const notes = notesOf(view, whoEats, { ...asked, today });
  if (notes.length === 0) return null;
  return (
    <ul className={classes.notes} aria-label={t`Who has it another way`}>
      {notes.map(({ key, text }) => (
        <li key={key}>{text}</li>
      ))}
    </ul>
  );
}

type Asked = SwapNotesProps & { today: PlainDate };

function notesOf(view: PlanView, { eaters }: WhoEats, { recipeId, times, inText, today }: Asked) {
  const id = nextMealOf(view, recipeId, today);
  if (id === undefined) return [];
  const made = swapsOfMeal(view.rows, { id, recipeId }).filter(({ instead }) =>
    isNamed(instead.of.name, inText),
  );
  return swapsByEater(made, eaters).flatMap(({ eater, swaps }) =>
    swaps.map((swap) => ({
      key: mealSwapId(swap),
      text: [swapSentence({ eater, swaps: [swap] }), hintOf(view, swap, times)]
        .filter(Boolean)
        .join(': '),
    })),
  );
}

/** Steps call "thickened cream" cream. */
function isNamed(food: string, text: string | undefined): boolean {
  const [last = ''] = food.toLowerCase().split(' ').slice(-1);
  return text === undefined || text.toLowerCase().includes(last);
}

/** "use 60 mL less, and 60 mL oat cream in that share" */
function hintOf({ recipes, rows, itemNeeds }: PlanView, swap: MealSwap, times: number): string {
  const { recipeId, mealId } = swap;
  const row = rows.get(rowKey('mealSwaps', mealSwapId(swap)));
  const only = new Map(row && [[mealSwapId(swap), row]]);
  const { swaps } = swapsOfRows({ rows: only, itemNeeds })({ id: mealId, recipeId });
  const needs = recipes.get(recipeId)?.needs ?? [];
  const { less, use } = swaps?.[0] ? swapAmounts(needs, swaps[0], times) : nothing;
  if (less === '') return '';
  const taken = use.length > 0 ? `, and ${use.join(' and ')} in that share` : '';
  return t`use ${less} less${taken}`;
}

const nothing = { less: '', use: [] };

function nextMealOf({ rows }: PlanView, recipeId: string, today: PlainDate): string | undefined {
  const planned = [...rows.values()].flatMap(({ kind, id, isDeleted, fields }) => {
    const { date, recipeId: planned, leftoverOf } = fields as Partial<MealRow>;
    const isIt = kind === 'meals' && !isDeleted && planned === recipeId && leftoverOf === undefined;
    return isIt && date !== undefined && date >= today ? [{ id, date }] : [];
  });
  return planned.sort((one, other) => (one.date < other.date ? -1 : 1))[0]?.id;
}
