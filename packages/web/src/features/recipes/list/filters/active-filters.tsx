/** What narrows the list, each to be taken away with one press. */
import { UnstyledButton } from '@mantine/core';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef } from 'react';
import { householdIn } from '../use-recipe-list';
import type { NarrowedList } from '../use-narrowing';
import classes from './chips.module.css';
import { conditionsOf } from './conditions';
import { useHouseholds } from './use-choices';

export function ActiveFilters({ narrowed }: { narrowed: NarrowedList }) {
  const { narrowing, change, clear } = narrowed;
  const householdId = householdIn(narrowing);
  const households = useHouseholds(householdId !== undefined);
  const name = households.find(({ _id }) => _id === householdId)?.name;
  const conditions = conditionsOf(narrowing, name);
  const list = useRef<HTMLUListElement>(null);
  if (conditions.length === 0) return null;

  /** The chip that had the focus is gone: its neighbour gets it, or the search. */
  const keepFocus = () => {
    const area = list.current?.parentElement;
    const next = list.current?.querySelector<HTMLElement>('button');
    setTimeout(() => {
      const heir = next?.isConnected ? next : area?.querySelector<HTMLElement>('input');
      if (document.activeElement === document.body) heir?.focus();
    });
  };
  return (
    <ul ref={list} className={classes.active} aria-label="Filters in use">
      {conditions.map(({ key, label, without }) => (
        <li key={key}>
          <UnstyledButton
            className={classes.chip}
            aria-label={`Remove filter: ${label}`}
            onClick={() => {
              change(without);
              keepFocus();
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
            keepFocus();
          }}
        >
          Clear all
        </UnstyledButton>
      </li>
    </ul>
  );
}
