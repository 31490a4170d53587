/** Says that a food is always in the house, or that it has to be bought after all. */
import type { ButtonProps } from '@mantine/core';
import { shoppingListRoutes, type ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { call } from '../../../api/call';
import { ChangeButton } from '../line/change-button';
import type { ListChange } from '../keeping/change-lists';

export interface StapleButtonProps extends ButtonProps {
  line: ShoppingLineOnWire;
  isStaple: boolean;
  /** Its line stands elsewhere now. */
  onChanged: () => void;
}

export function StapleButton({ line, isStaple, ...button }: StapleButtonProps) {
  const [change, undo] = isStaple ? [putBack(line), keep(line)] : [keep(line), putBack(line)];
  const words = isStaple ? 'Put it back on the list' : 'Always have it';
  return (
    <ChangeButton change={{ ...change, undo }} label={`${words}: ${line.name}`} {...button}>
      {words}
    </ChangeButton>
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
