/**
 * What earlier versions of the app stored in local storage: menus (`saltbush.menu.…`), ticks that waited
 * (`saltbush.ticks.…`), shopping lists (`saltbush.shopping-list.…`) and rules of Magic Menu
 * (`saltbush.magic-menu-rules.…`). Only read here, to be moved.
 */
import * as z from 'zod/mini';
import {
  defaultRepeatAfterDays,
  menuRulesOf,
  type MenuRules,
} from '@saltbush/domain/plan/meal-plans/menu-rules';
import type { Menu } from '@saltbush/domain/plan/meal-plans/menu';
import { weekdays, type PlainDate } from '@saltbush/domain/plan/days/week';
import type { ListAmount } from '@saltbush/domain/plan/rows/list-amount';
import { listKeys, readText } from '../../../../api/stored/local-store';
import { listOfValid, objectWith, parseStored } from '../../../../api/stored/stored-value';
import type { PlanScope } from '../../view-mode';
import { listPrefix, menuPrefix, rulesPrefix, ticksKey } from './old-keys';

export interface OldMenu {
  key: string;
  scope: PlanScope;
  menu: Menu;
  /** As the server last had it. */
  base?: { planId?: string | undefined; menu: Menu } | undefined;
  /** Sent without a response: the server may have it. */
  sent?: Menu | undefined;
}

export interface OldTick {
  planId: string;
  householdId?: string | undefined;
  /** The key of the line. */
  line: string;
  isTicked: boolean;
  covered: readonly ListAmount[];
}

export function readOldMenus(userId: string): OldMenu[] {
  return listKeys(`${menuPrefix}${userId}.`).flatMap((key) => {
    const stored = parseStored(readText(key), menuFormat);
    return stored ? [{ ...stored, key, scope: scopeOf(userId, key) }] : [];
  });
}

export interface OldRules {
  key: string;
  scope: PlanScope;
  rules: MenuRules;
}

/** The key ends with the user, or with a household of the user. */
export function readOldRules(userId: string): OldRules[] {
  return listKeys(`${rulesPrefix}${userId}`).flatMap((key) => {
    const rules = parseStored(readText(key), rulesFormat);
    const householdId = key.slice(`${rulesPrefix}${userId}.`.length) || undefined;
    const { also, from, budgets } = menuRulesOf();
    return rules
      ? [{ key, rules: { ...rules, also, from, budgets }, scope: { userId, householdId } }]
      : [];
  });
}

export const readOldTicks = (userId: string): OldTick[] =>
  parseStored(readText(ticksKey(userId)), ticksFormat) ?? [];

/** The Mondays of plans, by the id of the plan, as far as this device has stored them. */
export function weeksOfPlans(userId: string): Map<string, PlainDate> {
  const menus = readOldMenus(userId).flatMap(({ base }) =>
    base?.planId === undefined ? [] : [[base.planId, base.menu.startDate] as const],
  );
  const lists = listKeys(`${listPrefix}${userId}.`).flatMap((key) => {
    const list = parseStored(readText(key), listFormat)?.list;
    return list ? [[list.mealPlan, list.startDate] as const] : [];
  });
  return new Map([...menus, ...lists]);
}

/** The key ends with the week; before it may be a household. */
function scopeOf(userId: string, key: string): PlanScope {
  const [, householdId] = key.slice(`${menuPrefix}${userId}.`.length).split('.').toReversed();
  return householdId === undefined ? { userId } : { userId, householdId };
}

const menuSchema = objectWith<Menu>({ startDate: z.string(), days: z.object() });

const menuFormat = {
  version: 1,
  schema: objectWith<Omit<OldMenu, 'key' | 'scope'>>({
    menu: menuSchema,
    base: z.optional(objectWith<{ menu: Menu }>({ menu: menuSchema })),
    sent: z.optional(menuSchema),
  }),
};

const ticksFormat = {
  schema: listOfValid(
    objectWith<OldTick>({
      planId: z.string(),
      line: z.string(),
      isTicked: z.boolean(),
      covered: z.array(z.unknown()),
    }),
  ),
};

const rulesFormat = {
  version: 1,
  schema: z.object({
    maxMinutes: z.partialRecord(z.enum(weekdays), z.int()),
    repeatAfterDays: z._default(z.int(), defaultRepeatAfterDays),
  }),
};

interface OldList {
  list: { mealPlan: string; startDate: PlainDate } | null;
}

const listFormat = {
  schema: objectWith<OldList>({
    list: z.nullable(
      objectWith<NonNullable<OldList['list']>>({ mealPlan: z.string(), startDate: z.string() }),
    ),
  }),
};
