/** Says that a food is always in the house, or that it has to be bought after all. */
import { Button, type ButtonProps } from '@mantine/core';
import { useState } from 'react';
import { shoppingListRoutes, type ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { call } from '../../api/call';
import { changeLists, type ListChange } from './change-lists';

export interface StapleButtonProps extends ButtonProps {
  line: ShoppingLineOnWire;
  isStaple: boolean;
  /** Its line stands elsewhere now. */
  onChanged: () => void;
}

export function StapleButton({ line, isStaple, onChanged, ...button }: StapleButtonProps) {
  const [isBusy, setBusy] = useState(false);
  const handleClick = async () => {
    setBusy(true);
    const [change, undo] = isStaple ? [putBack(line), keep(line)] : [keep(line), putBack(line)];
    const isChanged = await changeLists({ ...change, undo });
    setBusy(false);
    if (isChanged) onChanged();
  };
  const words = isStaple ? 'Put it back on the list' : 'Always have it';
  return (
    <Button
      variant="default"
      loading={isBusy}
      aria-label={`${words}: ${line.name}`}
      onClick={() => void handleClick()}
      {...button}
    >
      {words}
    </Button>
  );
}

const keep = ({ key, name }: ShoppingLineOnWire): ListChange => ({
  say: () => call(shoppingListRoutes.keepStaple, { body: { key } }),
  done: `${name}: off the list, you always have it`,
  failed: `${name}: still on the list`,
});

const putBack = ({ key, name }: ShoppingLineOnWire): ListChange => ({
  say: () => call(shoppingListRoutes.removeStaple, { body: { key } }),
  done: `${name}: back on the list`,
  failed: `${name}: not put back on the list`,
});
