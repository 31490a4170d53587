/** The rows of a plan owner as a phone has them, with what recipes and items need in the owner's country. */
import { countryOr } from '@saltbush/domain/account/countries/countries';
import { timeZoneOr } from '@saltbush/domain/account/households/stand-in-time-zone';
import { itemState } from '@saltbush/domain/plan/shopping-list/list/item-state';
import type { ListNeed } from '@saltbush/domain/plan/shopping-list/needs/list-need';
import {
  foodInCountry,
  needsInCountry,
} from '@saltbush/domain/plan/shopping-list/needs/needs-in-country';
import { taughtFoods } from '@saltbush/domain/plan/shopping-list/needs/taught-foods';
import type { RowsClock } from '@saltbush/domain/plan/shopping-list/remainders/perishable-rows';
import { firstWeekCounted } from '@saltbush/domain/plan/shopping-list/remainders/weeks-counted';
import type { RowsView } from '@saltbush/domain/plan/shopping-list/shopping-list-of-rows';
import { needsOfSwap, swapsIn } from '@saltbush/domain/plan/shopping-list/swaps/needs-of-swap';
import { rowKey, type FoodRow, type ItemRow, type Row } from '@saltbush/domain/plan/rows/rows';
import type { ListInputs } from '../list-inputs';

type Days = Pick<ListInputs, 'rows' | 'days' | 'today'>;

export type ViewInputs = Days & Pick<ListInputs, 'country' | 'timeZone' | 'earlier'>;

/** What recipes and items need, by their ids; of earlier recipes it is among the inputs. */
export interface NeedsByIds {
  recipes: ReadonlyMap<string, { title: string; needs: readonly ListNeed[] }>;
  items: ReadonlyMap<string, readonly ListNeed[]>;
}

export interface ListView {
  view: RowsView;
  clock: RowsClock;
}

export function listView(inputs: ViewInputs, needs: NeedsByIds): ListView {
  const { rows, earlier, today, timeZone } = inputs;
  const country = countryOr(inputs.country);
  const inCountry = (all: readonly ListNeed[]) => needsInCountry(all, country);
  const foods = taughtFoods(rows.flatMap(fieldsOf<FoodRow>('foods')));
  const recipes = [
    ...earlier.recipes.map(({ id, ...recipe }) => [id, recipe] as const),
    ...needs.recipes,
  ];
  const items = [
    ...needs.items,
    ...swapsIn(rows).map(({ id, instead }) => [id, needsOfSwap(instead)] as const),
  ];
  return {
    view: {
      rows: new Map([...earlier.rows, ...rows].map((row) => [rowKey(row.kind, row.id), row])),
      recipes: new Map(
        recipes.map(([id, { title, needs: all }]) => [
          id,
          { card: { title }, needs: inCountry(all) },
        ]),
      ),
      itemNeeds: new Map(items.map(([id, all]) => [id, inCountry(all)])),
      foods: new Map([...foods].map(([key, food]) => [key, foodInCountry(food, country)])),
    },
    clock: { today, timeZone: timeZoneOr(timeZone), measures: country.home.measures },
  };
}

/** Those that the list of these days shows: ones that were ticked on other days stay among the rows for long. */
export const itemsOf = ({ rows, days, today }: Days): TypedText[] =>
  textsOf(rows, (item) => itemState(item, days, today) !== 'hidden');

/** Also those that were bought when something was that may be left. */
export const itemsToRead = ({ rows, days, today }: Days): TypedText[] => {
  const first = firstWeekCounted(days.from);
  return textsOf(
    rows,
    (item) =>
      itemState(item, days, today) !== 'hidden' ||
      (item.tickedOn !== undefined && item.tickedOn >= first),
  );
};

interface TypedText {
  id: string;
  text: string;
}

const textsOf = (rows: readonly Row[], isWanted: (item: Partial<ItemRow>) => boolean) =>
  rows.flatMap((row) =>
    fieldsOf<ItemRow>('items')(row).flatMap((item) =>
      item.text && isWanted(item) ? [{ id: row.id, text: item.text }] : [],
    ),
  );

const fieldsOf =
  <Fields extends object>(kind: Row['kind']) =>
  (row: Row): Partial<Fields>[] =>
    row.kind === kind ? [row.fields as Partial<Fields>] : [];
