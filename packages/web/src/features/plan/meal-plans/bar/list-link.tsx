/** Leads to the shopping list of the week, or as it opens by itself, and says how many items it has. */
import { plural, t } from '@lingui/core/macro';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { useEffect, useState } from 'react';
import { sevenDaysFrom, type DayRange } from '@saltbush/domain/plan/days/day-range';
import type { PlainDate } from '@saltbush/domain/plan/days/week';
import { untilNextShopOfRows } from '@saltbush/domain/plan/shopping-list/shopping-days-of-rows';
import { paths } from '../../../../paths';
import { LinkButton } from '../../../../ui/link-button';
import type { PlanView } from '../../../device/sync';
import { useListPeriod, type ShownWeek } from '../../../device/view-mode';
import { countItems } from './bar.lazy';
import classes from './list-link.module.css';

export function ListLink({ shown, view }: { shown: ShownWeek; view: PlanView | undefined }) {
  const { days, search } = useLinkedDays(shown, view);
  const count = useItemCount(view, days, shown.today);
  const items = count === undefined ? '' : plural(count, { one: '# item', other: '# items' });
  return (
    <LinkButton
      to={paths.shoppingList}
      search={search}
      variant="default"
      className={classes.link}
      aria-label={items === '' ? name : `${name}, ${items}`}
      leftSection={<IconShoppingCart size={20} stroke={1.75} aria-hidden />}
    >
      <span className={classes.name} data-alone={items === '' || undefined}>
        {name}
      </span>{' '}
      <span className={classes.items}>{items}</span>
    </LinkButton>
  );
}

const name = t`Shopping list`;

/** The list as it opens by itself, where that has today; else of the days that are shown. */
function useLinkedDays({ week, today, isThisWeek, isFromToday }: ShownWeek, view?: PlanView) {
  const [period] = useListPeriod();
  const isOfShop = isThisWeek && period === 'until-next-shop';
  const untilNextShop = isOfShop && view ? untilNextShopOfRows(view.rows, today) : undefined;
  if (untilNextShop) return { days: untilNextShop, search: {} };
  const days = sevenDaysFrom(week);
  if (isFromToday) return { days, search: { ...days } };
  return { days, search: { week: isThisWeek ? undefined : week } };
}

/** Counted after the week is on screen: the sum of all recipes takes longer than it. */
const countDelayMs = 100;

/** Undefined until then, and while the server was never reached: nobody knows what is on its list. */
function useItemCount(
  view: PlanView | undefined,
  { from, to }: DayRange,
  today: PlainDate,
): number | undefined {
  const days = `${from} ${to}`;
  const [counted, setCounted] = useState<{ days: string; count: number }>();
  useEffect(() => {
    if (!view?.isLoaded) return;
    let isCurrent = true;
    const count = async () => {
      const countOf = await countItems.load();
      if (isCurrent) setCounted({ days, count: countOf(view, { from, to }, today) });
    };
    // Without a network its code may be missing; then there is no number.
    const timer = setTimeout(() => void count().catch(() => undefined), countDelayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [view, days, from, to, today]);
  return counted?.days === days ? counted.count : undefined;
}
