/** Leads to the shopping list of the week, and says how many items it has. */
import { VisuallyHidden } from '@mantine/core';
import IconShoppingCart from '@tabler/icons-react/dist/esm/icons/IconShoppingCart.mjs';
import { useEffect, useState } from 'react';
import type { PlainDate } from '@saltbush/domain/plan/meal-plans/week';
import { paths } from '../../../../paths';
import { LinkButton } from '../../../../ui/link-button';
import type { PlanView } from '../../../device/sync';
import type { ShownWeek } from '../../../device/view-mode';
import classes from './list-link.module.css';

export function ListLink({ shown, view }: { shown: ShownWeek; view: PlanView | undefined }) {
  const { week, today, isThisWeek } = shown;
  const count = useItemCount(view, week, today);
  const items = count === undefined ? '' : count === 1 ? '1 item' : `${count} items`;
  return (
    <LinkButton
      to={paths.shoppingList}
      search={{ week: isThisWeek ? undefined : week }}
      variant="default"
      className={classes.link}
      leftSection={<IconShoppingCart size={20} stroke={1.75} aria-hidden />}
    >
      <span className={classes.name} data-alone={items === '' || undefined}>
        Shopping list
        {items && <VisuallyHidden component="span">, </VisuallyHidden>}
      </span>
      {items && <span className={classes.items}>{items}</span>}
    </LinkButton>
  );
}

/** Counted after the week is on screen: the sum of all recipes takes longer than it. */
const countDelayMs = 100;

function useItemCount(
  view: PlanView | undefined,
  week: PlainDate,
  today: PlainDate,
): number | undefined {
  const [counted, setCounted] = useState<{ week: PlainDate; count: number }>();
  useEffect(() => {
    if (!view) return;
    let isCurrent = true;
    const count = async () => {
      const { countItems } = await import('./count-items');
      if (isCurrent) setCounted({ week, count: countItems(view, week, today) });
    };
    // Without a network its code may be missing; then there is no number.
    const timer = setTimeout(() => void count().catch(() => undefined), countDelayMs);
    return () => {
      isCurrent = false;
      clearTimeout(timer);
    };
  }, [view, week, today]);
  return counted?.week === week ? counted.count : undefined;
}
