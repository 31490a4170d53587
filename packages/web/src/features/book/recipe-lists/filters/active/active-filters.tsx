/** Active filters as removable chips, without those that a quick filter shows. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { householdIn } from '../../use-recipe-list';
import type { FilteredList } from '../../use-list-filters';
import classes from '../chips.module.css';
import { conditionsOf, type Condition } from './conditions';
import { isQuickFilter } from '../quick-filters';
import { useHouseholds } from '../use-choices';

export interface ActiveFiltersProps {
  filtered: FilteredList;
  /** That stand as chips above. */
  quickTags: readonly string[];
}

export function ActiveFilters({ filtered, quickTags }: ActiveFiltersProps) {
  const { change, clear } = filtered;
  const conditions = useConditions({ filtered, quickTags });
  const list = useRef<HTMLUListElement>(null);
  if (conditions.length === 0) return null;

  return (
    <ul ref={list} className={classes.active} aria-label={t`Filters in use`}>
      {conditions.map(({ key, label, without }) => (
        <li key={key}>
          <UnstyledButton
            className={classes.chip}
            aria-label={t`Remove filter: ${label}`}
            onClick={() => {
              change(without);
              focusNext(list.current);
            }}
          >
            <span>{label}</span>
            <IconX size={16} stroke={2} aria-hidden />
          </UnstyledButton>
        </li>
      ))}
      <li>
        <UnstyledButton
          className={classes.clear}
          onClick={() => {
            clear();
            focusNext(list.current);
          }}
        >
          <Trans>Clear all</Trans>
        </UnstyledButton>
      </li>
    </ul>
  );
}

function useConditions({ filtered: { filters }, quickTags }: ActiveFiltersProps): Condition[] {
  const householdId = householdIn(filters);
  const households = useHouseholds(householdId !== undefined);
  const name = households.find(({ _id }) => _id === householdId)?.name;
  return conditionsOf(filters, name).filter(({ key }) => !isQuickFilter(key, filters, quickTags));
}

/** The focused chip is about to be removed: focuses the next one, or the search. */
function focusNext(list: HTMLElement | null): void {
  const area = list?.parentElement;
  const next = list?.querySelector<HTMLElement>('button');
  setTimeout(() => {
    const target = next?.isConnected ? next : area?.querySelector<HTMLElement>('input');
    if (document.activeElement === document.body) target?.focus();
  });
}
