/** The list of a call beside that of a phone, which computes it from the rows that it is sent. */
import { expect } from 'vitest';
import { shoppingListRoutes, type ShoppingLineOnWire } from '@saltbush/contract/plan/shopping-list';
import { standInTimeZone } from '@saltbush/domain/account/households/stand-in-time-zone';
import type { DayRange } from '@saltbush/domain/plan/days/day-range';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import type {
  ListLine,
  ShoppingList,
} from '@saltbush/domain/plan/shopping-list/list/shopping-list';
import { listWithRemainders } from '@saltbush/domain/plan/shopping-list/remainders/list-with-remainders';
import { shoppingListOfRows } from '@saltbush/domain/plan/shopping-list/shopping-list-of-rows';
import { openDevice } from '../sync-device';
import type { Person } from '../test-users';

/** Everything that a device is sent that has nothing yet. */
export async function openListPhone(person: Person, today: PlainDate) {
  const phone = openDevice(person);
  const { recipes: planned, itemNeeds, foods: taught } = await phone.sync();
  const view = {
    rows: phone.rows,
    recipes: new Map(planned.map((one) => [one.card._id, one])),
    itemNeeds: new Map(Object.entries(itemNeeds)),
    foods: new Map(Object.entries(taught)),
  };
  const clock = { today, timeZone: standInTimeZone };
  const shown = (range: DayRange) =>
    listWithRemainders(shoppingListOfRows(view, { days: range, today }), view, clock);
  return { phone, shown, view };
}

type Shown = Pick<ShoppingLineOnWire, 'key' | 'name' | 'text' | 'aisle' | 'isTicked'> & {
  buy?: { amount: string } | undefined;
  left?: { text: string } | undefined;
  needLeft?: string | undefined;
  note?: string | undefined;
  items?: readonly { text: string; isTicked: boolean }[] | undefined;
};

const shownOf = (line: Shown, parts: readonly { text: string }[]) => [
  line.key,
  line.name,
  line.text,
  line.aisle,
  line.isTicked,
  line.needLeft,
  line.note,
  line.buy?.amount,
  line.left?.text,
  (line.items ?? []).map(({ text, isTicked }) => [text, isTicked]),
  parts.map(({ text }) => text),
];
const ofAnswer = (line: ShoppingLineOnWire) => shownOf(line, line.parts);
const ofList = (line: ListLine) =>
  shownOf(
    line,
    line.parts.filter(({ source }) => source !== 'item'),
  );
const sections = ['left', 'checkAtHome', 'hiddenOptional', 'staples', 'atHome', 'cleared'] as const;

/** Fails where the answer has another line, or one that says something else. */
export async function compareDays(person: Person, range: DayRange, computed: ShoppingList) {
  const { status, body } = await person.ask(shoppingListRoutes.ofDays, { query: range });
  expect(status).toBe(200);
  const list = body.shoppingList;
  expect((list?.aisles ?? []).map(({ aisle, lines }) => [aisle, lines.map(ofAnswer)])).toEqual(
    computed.aisles.map(({ aisle, lines }) => [aisle, lines.map(ofList)]),
  );
  for (const section of sections) {
    expect((list?.[section] ?? []).map(ofAnswer), section).toEqual(
      (computed[section] ?? []).map(ofList),
    );
  }
  return list;
}
