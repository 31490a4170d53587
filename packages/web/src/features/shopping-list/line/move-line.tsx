/** Chooses the aisle of a food; stored for all of the user's lists. */
import { Button, NativeSelect } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { shoppingListRoutes, type ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { aisles, type Aisle } from '@saltbush/recipe-parser/foods';
import { call } from '../../../api/call';
import { changeLists, type ListChange } from '../offline/change-lists';
import { useListHousehold } from '../list-household';
import classes from './move-line.module.css';

export interface MoveLineProps {
  line: ShoppingLineOnWire;
  /** Current aisle. */
  aisle: Aisle;
  onMoved: (line: string) => void;
}

/** Applied by a button: arrow keys in a closed select would move the item at each option. */
export function MoveLine({ line, aisle, onMoved }: MoveLineProps) {
  const [to, setTo] = useState(aisle);
  const [isMoving, setMoving] = useState(false);
  const usual = line.usualAisle ?? aisle;
  const householdId = useListHousehold();
  const moveTo = (target: Aisle) => moveOf(line, target, usual, householdId);
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setMoving(true);
    const isMoved = await changeLists({ ...moveTo(to), undo: moveTo(aisle) });
    setMoving(false);
    if (isMoved) onMoved(line.key);
  };
  return (
    <form className={classes.move} onSubmit={(event) => void handleSubmit(event)}>
      <NativeSelect
        className={classes.aisle}
        label="Move to aisle…"
        value={to}
        data={aisles.map((one) => ({ value: one, label: one === usual ? `${one} (usual)` : one }))}
        onChange={(event) => setTo(event.currentTarget.value as Aisle)}
      />
      <Button
        type="submit"
        variant="default"
        aria-label={`Move ${line.name}`}
        disabled={to === aisle}
        loading={isMoving}
      >
        Move
      </Button>
    </form>
  );
}

/** The usual aisle is not stored. */
function moveOf(
  { key, name }: ShoppingLineOnWire,
  to: Aisle,
  usual: Aisle,
  householdId: string | undefined,
): ListChange {
  const { moveToAisle, moveToUsualAisle } = shoppingListRoutes;
  return {
    say: () =>
      to === usual
        ? call(moveToUsualAisle, { body: { key, householdId } })
        : call(moveToAisle, { body: { key, aisle: to, householdId } }),
    done: `${name}: now in ${to}`,
    failed: `${name}: not moved`,
  };
}
