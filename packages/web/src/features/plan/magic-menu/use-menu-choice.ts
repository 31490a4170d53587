/** The menu of a week while it is being chosen (`menu-session.ts`), by a solver that never blocks the page. */
import { useEffect, useMemo, useState, useSyncExternalStore } from 'react';
import type { MenuCandidate } from '@saltbush/contract/plan/magic-menu';
import type { WhoEats } from '@saltbush/domain/plan/eaters/eaters';
import { budgetFor, type FoodCosts } from '@saltbush/domain/plan/magic-menu/budget/food-costs';
import type { MagicMenu, Pick as MenuPick } from '@saltbush/domain/plan/magic-menu/magic-menu';
import type { WeekRule } from '@saltbush/domain/plan/magic-menu/rules/week-rule';
import type { MenuSlot } from '@saltbush/domain/plan/magic-menu/menu-request';
import type { SourceNames } from '@saltbush/domain/plan/magic-menu/week/source-names';
import { seedOfWeek, weekSlots } from '@saltbush/domain/plan/magic-menu/week/week-slots';
import type { MenuRules } from '@saltbush/domain/plan/meal-plans/menu-rules';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { useHomeCountry } from '../../device/country';
import type { ShownRound } from '../dish-round';
import { MenuSession, type SessionState } from './menu-session';
import { placeUndated, type PlacedWeek } from './placed-week';
import type { PlannedWeek } from './planned-week';
import type { PricedCandidate } from './cost/priced-candidates';
import { useLeftFoods } from './use-left-foods';
import { MenuSolver } from './solver/menu-solver';
import { useRecipeVotes, type RecipeVotes } from './use-recipe-votes';

export interface MenuInputs {
  week: PlannedWeek;
  candidates: readonly PricedCandidate[];
  whoEats: WhoEats;
  rules: MenuRules;
  weekRules: readonly WeekRule[];
  sourceNames: SourceNames;
  foodCosts: FoodCosts;
  earlier: EarlierChoices;
  /** What the household was asked, when the week is chosen by its answers. */
  round?: ShownRound | undefined;
}

/** By the first day of its week, what was locked and preferred when other recipes had to be loaded. */
export type EarlierChoices = Map<PlainDate, SessionState>;

export interface MenuChoice extends SessionState {
  week: PlacedWeek;
  /** That the week has, with those that are planned. */
  meals: number;
  session: MenuSession;
}

/** A choice that has a menu to show. */
export interface ChosenChoice extends MenuChoice {
  menu: MagicMenu;
}

export function useMenuChoice({ week: planned, candidates, ...inputs }: MenuInputs): MenuChoice {
  const { whoEats, rules, weekRules, sourceNames, foodCosts, earlier } = inputs;
  const votes = useRecipeVotes(planned.scope, whoEats, inputs.round);
  const needs = JSON.stringify(
    whoEats.eaters.map(({ id, name, allergies, diets, dislikes, swaps }) => ({
      id,
      name,
      swaps,
      allergies,
      diets,
      dislikes,
    })),
  );
  const session = useSession({ candidates, needs, votes, start: planned.menu.startDate, earlier });
  const state = useSyncExternalStore(session.subscribe, session.getState);
  const { locked } = state;
  const week = useMemo(
    () => placeUndated(planned, { candidates, rules, locked }),
    [planned, candidates, rules, locked],
  );
  const { menu, today } = week;
  const slots = useMemo(
    () => weekSlots({ menu, today, whoEats, rules, sourceNames }),
    [menu, today, whoEats, rules, sourceNames],
  );
  const left = useLeftFoods(week);
  const home = useHomeCountry(planned.scope.householdId);
  const { startDate } = menu;
  useEffect(() => {
    const budget = budgetFor(rules, startDate, foodCosts);
    const { code, currency } = home;
    session.setFacts({ slots, rules, weekRules, left, budget, home: { code, currency } });
  }, [session, slots, rules, weekRules, left, startDate, foodCosts, home]);
  const shown = state.menu && withFreeSlots(state.menu, slots);
  return { ...state, menu: shown, week, meals: slots.length, session };
}

/** Until it is chosen again a menu may have dishes for days that have got a dinner since. */
function withFreeSlots(
  { picks, unfilled, ...rest }: MagicMenu,
  slots: readonly MenuSlot[],
): MagicMenu {
  const free = new Set(slots.flatMap(({ id, lockedId }) => (lockedId === undefined ? id : [])));
  const isFree = ({ slotId }: { slotId: string }) => free.has(slotId);
  return { ...rest, picks: picks.filter(isFree), unfilled: unfilled.filter(isFree) };
}

interface SessionInputs {
  candidates: readonly MenuCandidate[];
  needs: string;
  votes: RecipeVotes;
  start: PlainDate;
  earlier: EarlierChoices;
}

function useSession({ candidates, needs, votes, start, earlier }: SessionInputs): MenuSession {
  const session = useMemo(() => {
    const eaters = JSON.parse(needs) as WhoEats['eaters'];
    const solver = new MenuSolver({ candidates, eaters, votes });
    return new MenuSession(solver, seedOfWeek(start), earlier.get(start));
  }, [candidates, needs, votes, start, earlier]);
  useEffect(
    () => () => {
      earlier.set(start, session.getState());
      session.stop();
    },
    [session, earlier, start],
  );
  return session;
}

/** Three other dishes for a slot; undefined while they are being chosen. */
export function useAlternatives(
  session: MenuSession,
  slotId: string | undefined,
): readonly MenuPick[] | undefined {
  const [found, setFound] = useState<{ slotId: string; picks: readonly MenuPick[] }>();
  useEffect(() => {
    if (slotId === undefined) return undefined;
    const ending = new AbortController();
    void session.alternativesOf(slotId, ending.signal).then((picks) => {
      if (!ending.signal.aborted) setFound({ slotId, picks });
    });
    return () => {
      ending.abort();
      // The same slot has others after a swap.
      setFound(undefined);
    };
  }, [session, slotId]);
  return found?.slotId === slotId ? found?.picks : undefined;
}
