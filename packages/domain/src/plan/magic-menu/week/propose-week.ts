/**
 * The dinners of seven days for who cannot show a menu that grows: everything that Magic Menu's page decides, in one go.
 *
 * - It follows the rules, the people and the votes that are stored, as the page does, for dinners alone.
 * - Days with a dinner stay as they are. A dinner that is wanted without a day has its day left free for it.
 */
import type { MoneyForm } from '../../../account/countries/money';
import type { PlainDate } from '../../days/week';
import type { Member } from '../../eaters/eaters';
import { whoEatsOfRows } from '../../eaters/who-eats-of-rows';
import { leftoversOfRows } from '../../meal-plans/leftovers-of-rows';
import { defaultMeal, type MenuEntry } from '../../meal-plans/menu';
import { menuOfRows, undatedOfRows } from '../../meal-plans/menu-of-rows';
import { menuRulesOf, type MenuRules } from '../../meal-plans/menu-rules';
import { menuRulesId, type MenuRulesRow } from '../../rows/menu-rules-row';
import { rowKey, type Row, type RowMap } from '../../rows/rows';
import { votesByRecipe, votesIn } from '../../votes/votes';
import { isPortions, listHomeItems } from '../../home-items/home-items';
import { withHome, type HomeOptions } from '../home-foods';
import { planAround, type MenuCost } from '../magic-menu';
import { budgetFor, type FoodCosts } from '../budget/food-costs';
import type { Choice, Leaning } from '../menu-request';
import type { LeftFood } from '../remainders';
import { candidatesFor, type CondensedRecipe } from './condensed-recipe';
import { weekRulesOf } from '../rules/rules-of-rows';
import { placeUndated, type Placed } from './placed-week';
import { namesOf } from './source-names';
import { menuDays, seedOfWeek, weekSlots } from './week-slots';

/** Plain data, which another process can be sent. */
export interface WeekToPropose {
  /** Of the plan's owner: meals, those who eat, attendances, the rules, votes. */
  rows: readonly Row[];
  members: readonly Member[];
  candidates: readonly CondensedRecipe[];
  /** Of the searches and cookbooks in the rules, as far as they are there. */
  sources: Parameters<typeof namesOf>[0];
  /** What the foods of the candidates cost, where that is known. */
  foodCosts: FoodCosts;
  /** What is left of earlier purchases. */
  left: readonly LeftFood[];
  /** Whose money reasons name. */
  home: MoneyForm;
  /** The first of the seven days. */
  start: PlainDate;
  today: PlainDate;
  leanings: readonly Leaning[];
  /** Dishes that stay, on days that have no dinner. */
  keep: readonly Dinner[];
  /** Recipes that were just proposed and not wanted. */
  avoid: readonly string[];
  /** How many other weeks were proposed before. */
  tries: number;
}

interface Dinner {
  date: PlainDate;
  recipeId: string;
}

export interface ProposedWeek {
  /** In the order of their days. */
  dinners: readonly (Dinner & { reason: string })[];
  /** Days for which nothing was found, and what to do. */
  unfilled: readonly { date: PlainDate; demands: string; advice: string }[];
  /** Rules of the week that have fewer dinners than they ask for, and what to do. */
  unmet: readonly { rule: string; advice: string }[];
  /** What they cost, where the rules have a budget for the week. */
  cost?: MenuCost | undefined;
  /** Dinners that are planned without a day, and the days that fit them. */
  waiting: readonly (Pick<MenuEntry, 'id' | 'recipeId' | 'note'> & { date: PlainDate })[];
}

/**
 * @param covers keys of all foods that one at home does for; without it a food is for itself
 * @example proposeWeek({ rows, members, candidates, start: '2026-11-23', today: '2026-11-23', …none }).dinners.length // 7
 */
export function proposeWeek(asked: WeekToPropose, covers?: HomeOptions['covers']): ProposedWeek {
  const { request, locked, menu, waiting } = menuToPropose(asked, covers);
  const dateOf = new Map(menuDays(menu, asked.today).map(({ slotId, date }) => [slotId, date]));
  const chosen = planAround(request, locked).menu;
  const dated = <Slot extends { slotId: string }>({ slotId, ...rest }: Slot) => ({
    ...rest,
    date: dateOf.get(slotId)!,
  });
  return {
    dinners: chosen.picks.map(dated),
    unfilled: chosen.unfilled.map(dated),
    unmet: chosen.unmet.map(({ title, advice }) => ({ rule: title, advice })),
    cost: chosen.cost,
    waiting,
  };
}

/** The week as it is stored, and what Magic Menu is asked for it. */
function menuToPropose(asked: WeekToPropose, covers: HomeOptions['covers']) {
  const { members, start, today, leanings, avoid, tries } = asked;
  const rows: RowMap = new Map(asked.rows.map((row) => [rowKey(row.kind, row.id), row]));
  const whoEats = whoEatsOfRows(rows, members);
  const rules = rulesIn(rows);
  const locked = choiceOf(asked.keep);
  const undated = undatedOfRows(rows, { start, today });
  const leftovers = leftoversOfRows(rows);
  // Portions are planned on the page: who plans by calls can't say that a dish is one of them.
  const foods = listHomeItems(rows, leftovers).filter((item) => !isPortions(item));
  const week = { menu: menuOfRows(rows, start), undated, leftovers, today };
  const options = { rules, locked: new Set(locked.keys()), minutesOf: minutesIn(asked) };
  const { menu, placed } = placeUndated(week, options);
  const { eaters } = whoEats;
  const votes = votesByRecipe(votesIn(rows.values()), eaters);
  const sourceNames = namesOf(asked.sources);
  const request = {
    slots: weekSlots({ menu, today, whoEats, rules, sourceNames }),
    candidates: candidatesFor(
      withHome(asked.candidates, foods, { today, ...(covers && { covers }) }),
      { eaters, votes },
    ),
    settings: {
      repeatAfterDays: rules.repeatAfterDays,
      leanings,
      rules: weekRulesOf(rows.values(), sourceNames),
      home: asked.home,
    },
    seed: seedOfWeek(start) + tries,
    avoidIds: avoid,
    left: asked.left,
    budget: budgetFor(rules, start, asked.foodCosts),
  };
  return { request, locked, menu, waiting: waitingIn(undated, placed) };
}

/** A program plans dinners. */
function rulesIn(rows: RowMap): MenuRules {
  const row = rows.get(rowKey('menuRules', menuRulesId));
  const rules = menuRulesOf(row?.fields as MenuRulesRow | undefined);
  return { ...rules, also: menuRulesOf().also };
}

const choiceOf = (keep: readonly Dinner[]): Choice =>
  new Map(keep.map(({ date, recipeId }) => [`${date}.${defaultMeal}`, recipeId]));

/** A note takes none. */
function minutesIn({ candidates }: Pick<WeekToPropose, 'candidates'>) {
  const minutes = new Map(candidates.map((recipe) => [recipe._id, recipe.minutes]));
  return ({ recipeId }: MenuEntry): number | undefined =>
    recipeId === undefined ? 0 : minutes.get(recipeId);
}

const waitingIn = (
  undated: readonly MenuEntry[],
  placed: Placed['placed'],
): ProposedWeek['waiting'] =>
  undated.flatMap(({ id, recipeId, note }) => {
    const date = placed.get(id);
    return date === undefined ? [] : [{ id, recipeId, note, date }];
  });
