/** What the members share: recipes, a meal plan and a shopping list, as far as switched on. */
import { plural, t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import IconCalendarWeek from '@tabler/icons-react/dist/esm/icons/IconCalendarWeek.mjs';
import IconChevronRight from '@tabler/icons-react/dist/esm/icons/IconChevronRight.mjs';
import IconNotebook from '@tabler/icons-react/dist/esm/icons/IconNotebook.mjs';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { useQuery } from '@tanstack/react-query';
import { Link } from '@tanstack/react-router';
import type { ReactNode } from 'react';
import type { Household } from '@saltbush/contract/account/households';
import { recipeListsRoutes } from '@saltbush/contract/book/recipe-lists';
import { call } from '../../../../api/call';
import { paths } from '../../../../paths';
import { formatCount } from '../../../../ui/format-count';
import { Panel } from '../../../../ui/layout/panel';
import { recipeKeys } from '../../../recipe/recipes';
import classes from './household-view.module.css';

export function SharedThings({ household: { _id: id, settings } }: { household: Household }) {
  const { data: total } = useQuery({
    queryKey: [...recipeKeys.all, 'count-of-household', id],
    queryFn: ({ signal }) =>
      call(recipeListsRoutes.listOfHousehold, { params: { id }, query: { limit: 1 } }, { signal }),
    select: (list) => list.total,
  });
  return (
    <Panel title={t`What you share`}>
      <ul className={classes.rows}>
        <SharedThing Icon={IconNotebook} fact={total === undefined ? ' ' : factOf(total)}>
          <Link to={paths.myRecipes} search={{ from: id }}>
            <Trans>Recipes</Trans>
          </Link>
        </SharedThing>
        {settings.enableMealPlanning && (
          <SharedThing Icon={IconCalendarWeek} fact={t`Plan the week together`}>
            <Link to={paths.menuMaker} search={{ household: id }}>
              <Trans>Meal plan</Trans>
            </Link>
          </SharedThing>
        )}
        {settings.enableShoppingLists && (
          <SharedThing Icon={IconShoppingCart} fact={t`One list for everyone`}>
            <Link to={paths.shoppingList} search={{ household: id }}>
              <Trans>Shopping list</Trans>
            </Link>
          </SharedThing>
        )}
      </ul>
    </Panel>
  );
}

interface SharedThingProps {
  Icon: typeof IconNotebook;
  fact: string;
  /** The link; it covers the row. */
  children: ReactNode;
}

function SharedThing({ Icon, fact, children }: SharedThingProps) {
  return (
    <li className={classes.shared}>
      <Icon size={24} stroke={1.5} aria-hidden />
      <div>
        {children}
        <p className={classes.fact}>{fact}</p>
      </div>
      <IconChevronRight size={20} stroke={1.75} aria-hidden />
    </li>
  );
}

function factOf(total: number): string {
  if (total === 0) return t`None yet: share one from its page`;
  const count = formatCount(total);
  return plural(total, { one: '1 recipe', other: `${count} recipes` });
}
