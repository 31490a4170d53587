/** Where this person finds a food: chosen once, remembered for all their lists. */
import { Button, NativeSelect } from '@mantine/core';
import { useState, type SyntheticEvent } from 'react';
import { shoppingListRoutes, type ShoppingLineOnWire } from '@saltbush/contract/shopping-list';
import { aisles, type Aisle } from '@saltbush/domain/foods/aisle';
import { call } from '../../../api/call';
import { changeLists, type ListChange } from '../keeping/change-lists';
import classes from './move-line.module.css';

export interface MoveLineProps {
  line: ShoppingLineOnWire;
  /** Where it stands now. */
  aisle: Aisle;
  onMoved: (line: string) => void;
}

/** A button says when: arrow keys in a closed select would move the line at each aisle they pass. */
export function MoveLine({ line, aisle, onMoved }: MoveLineProps) {
  const [to, setTo] = useState(aisle);
  const [isMoving, setMoving] = useState(false);
  const usual = line.usualAisle ?? aisle;
  const handleSubmit = async (event: SyntheticEvent) => {
    event.preventDefault();
    setMoving(true);
    const back = moveOf(line, aisle, usual);
    const isMoved = await changeLists({ ...moveOf(line, to, usual), undo: back });
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

/** A food in its usual aisle has nothing to remember. */
function moveOf({ key, name }: ShoppingLineOnWire, to: Aisle, usual: Aisle): ListChange {
  const { moveToAisle, moveToUsualAisle } = shoppingListRoutes;
  return {
    say: () =>
      to === usual
        ? call(moveToUsualAisle, { body: { key } })
        : call(moveToAisle, { body: { key, aisle: to } }),
    done: `${name}: now in ${to}`,
    failed: `${name}: not moved`,
  };
}
