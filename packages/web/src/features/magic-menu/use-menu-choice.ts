/**
 * The menu while it is being chosen. Locking and swapping change nothing else; "Try again", leanings and rules
 * choose all dishes again that are not locked.
 */
import { useMemo, useState } from 'react';
import type { MenuCandidate } from '@saltbush/contract/magic-menu';
import type { WhoEats } from '@saltbush/domain/eaters/eaters';
import { describeMenu, findAlternatives, planMenu } from '@saltbush/domain/magic-menu/magic-menu';
import type { Leaning, MenuRequest } from '@saltbush/domain/magic-menu/menu-request';
import { isSameRules, type MenuRules } from '@saltbush/domain/meal-plans/menu-rules';
import { daysBetween } from '@saltbush/domain/meal-plans/week';
import type { PlannedWeek } from './planned-week';
import { weekRequest } from './week-request';

interface Settings {
  seed: number;
  leanings: readonly Leaning[];
}

interface Chosen {
  settings: Settings;
  /** By which it was chosen. */
  rules: MenuRules;
  choice: ReadonlyMap<string, string>;
  /** Ids of slots. */
  locked: ReadonlySet<string>;
}

export type MenuChoice = ReturnType<typeof useMenuChoice>;

export interface MenuInputs {
  week: PlannedWeek;
  candidates: readonly MenuCandidate[];
  whoEats: WhoEats;
  rules: MenuRules;
}

export function useMenuChoice({ week, candidates, whoEats, rules }: MenuInputs) {
  const { menu: planned, today } = week;
  const inputs = useMemo(
    () => ({ menu: planned, today, candidates, whoEats, rules }),
    [planned, today, candidates, whoEats, rules],
  );
  const requestOf = (settings: Settings) => weekRequest({ ...inputs, ...settings });
  const [chosen, setChosen] = useState(() => {
    const settings = firstSettings(week);
    return { settings, rules, ...choose(requestOf(settings)) };
  });
  const { settings, choice, locked } = chosen;
  const request = useMemo(() => weekRequest({ ...inputs, ...settings }), [inputs, settings]);
  const menu = useMemo(() => describeMenu(request, choice), [request, choice]);
  const chooseAgain = (change: Partial<Settings>, isAvoiding = false) => {
    const next = { ...settings, ...change };
    setChosen({ settings: next, rules, ...choose(requestOf(next), chosen, isAvoiding) });
  };
  // Changed here, or by another member.
  if (!isSameRules(chosen.rules, rules)) chooseAgain({});
  const setLocked = (slotId: string, isLocked: boolean) =>
    setChosen({ ...chosen, locked: withMember(locked, slotId, isLocked) });
  return {
    menu,
    locked,
    settings,
    setLocked,
    alternativesOf: (slotId: string) => findAlternatives(request, choice, slotId),
    tryAgain: () => chooseAgain({ seed: settings.seed + 1 }, true),
    setLeanings: (leanings: readonly Leaning[]) => chooseAgain({ leanings }),
    /** A dish that a person chose is locked. */
    use: (slotId: string, recipeId: string) =>
      setChosen({
        ...chosen,
        choice: new Map([...choice, [slotId, recipeId]]),
        locked: withMember(locked, slotId, true),
      }),
  };
}

/** The dishes of the locked slots stay; when avoiding, others are preferred to those shown now. */
function choose(
  request: MenuRequest,
  before: Pick<Chosen, 'choice' | 'locked'> = { choice: new Map(), locked: new Set() },
  isAvoiding = false,
): Pick<Chosen, 'choice' | 'locked'> {
  const lockedOf = (slotId: string) =>
    before.locked.has(slotId) ? before.choice.get(slotId) : undefined;
  const { picks } = planMenu({
    ...request,
    slots: request.slots.map((slot) => ({ ...slot, lockedId: slot.lockedId ?? lockedOf(slot.id) })),
    avoidIds: isAvoiding ? [...before.choice.values()] : [],
  });
  const stays = [...before.choice].filter(([slotId]) => before.locked.has(slotId));
  return {
    choice: new Map([...stays, ...picks.map((pick) => [pick.slotId, pick.recipeId] as const)]),
    locked: before.locked,
  };
}

/** Each week starts with another seed, so that two weeks without history differ. */
const firstSettings = ({ menu }: PlannedWeek): Settings => ({
  seed: daysBetween('2026-01-05', menu.startDate),
  leanings: [],
});

function withMember(set: ReadonlySet<string>, member: string, isIn: boolean): ReadonlySet<string> {
  const others = [...set].filter((one) => one !== member);
  return new Set(isIn ? [...others, member] : others);
}
