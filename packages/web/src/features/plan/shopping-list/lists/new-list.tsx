/** Makes a list beside the plan's, and leads to it. */
import { t } from '@lingui/core/macro';
import { Button, TextInput } from '@mantine/core';
import { useNavigate } from '@tanstack/react-router';
import { useEffect, useRef, useState, type SyntheticEvent } from 'react';
import { namedListLimits } from '@saltbush/domain/plan/rows/named-list-rows';
import { ordersAfter } from '@saltbush/domain/plan/rows/orders/order-keys';
import { namedListsOf } from '@saltbush/domain/plan/shopping-list/named-lists/named-list';
import { newId } from '../../../../api/new-id';
import { changePlan, usePlanRows } from '../../../device/sync';
import type { PlanScope } from '../../../device/view-mode';
import { namedListPath } from './named-list-path';
import classes from './new-list.module.css';

export interface NewListProps {
  scope: PlanScope;
  onMade: () => void;
}

export function NewList({ scope, onMade }: NewListProps) {
  const view = usePlanRows(scope);
  const navigate = useNavigate();
  const [name, setName] = useState('');
  const input = useRef<HTMLInputElement>(null);
  // Loaded after the sheet, which has put the focus elsewhere by then; loaded before, it has the sheet's own first focus.
  useEffect(() => input.current?.focus(), []);
  const lists = view ? namedListsOf(view.rows) : [];
  if (lists.length >= namedListLimits.lists) {
    const count = lists.length;
    return <p>{t`You have ${count} lists, as many as there may be. Remove one first.`}</p>;
  }
  const make = async () => {
    const id = newId();
    const [order] = ordersAfter(lists.at(-1)?.order ?? null, 1);
    // A failure has its own toast.
    await changePlan(scope, 'setNamedList', { id, change: { name: name.trim(), order: order! } });
    onMade();
    await navigate({ to: namedListPath, params: { id } });
  };
  const handleSubmit = (event: SyntheticEvent) => {
    event.preventDefault();
    if (name.trim() !== '') make().catch(() => undefined);
  };
  return (
    <form className={classes.form} onSubmit={handleSubmit}>
      <TextInput
        label={t`Name of the list`}
        placeholder={t`Hardware, Party, Chemist`}
        description={t`For things no meal needs. They stay off your shopping list.`}
        ref={input}
        data-autofocus
        maxLength={namedListLimits.name}
        value={name}
        onChange={(event) => setName(event.currentTarget.value)}
      />
      <Button type="submit" disabled={name.trim() === ''}>
        {t`Make the list`}
      </Button>
    </form>
  );
}
