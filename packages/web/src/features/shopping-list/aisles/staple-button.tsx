/** Marks a food as a staple that is always at home, or removes the mark. */
import type { ButtonProps } from '@mantine/core';
import { shoppingListRoutes, type ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { call } from '../../../api/call';
import { ChangeButton } from '../line/change-button';
import { useListHousehold } from '../list-household';
import type { ListChange } from '../offline/change-lists';

export interface StapleButtonProps extends ButtonProps {
  line: ShoppingLineOnWire;
  isStaple: boolean;
  /** The item has moved. */
  onChanged: () => void;
}

export function StapleButton({ line, isStaple, ...button }: StapleButtonProps) {
  const householdId = useListHousehold();
  const on = keep(line, householdId);
  const off = putBack(line, householdId);
  const [change, undo] = isStaple ? [off, on] : [on, off];
  const label = isStaple ? 'Put it back on the list' : 'Always have it';
  return (
    <ChangeButton change={{ ...change, undo }} label={`${label}: ${line.name}`} {...button}>
      {label}
    </ChangeButton>
  );
}

const keep = ({ key, name }: ShoppingLineOnWire, householdId: string | undefined): ListChange => ({
  say: () => call(shoppingListRoutes.keepStaple, { body: { key, householdId } }),
  done: `${name}: off the list, you always have it`,
  failed: `${name}: still on the list`,
});

const putBack = (
  { key, name }: ShoppingLineOnWire,
  householdId: string | undefined,
): ListChange => ({
  say: () => call(shoppingListRoutes.removeStaple, { body: { key, householdId } }),
  done: `${name}: back on the list`,
  failed: `${name}: not put back on the list`,
});
