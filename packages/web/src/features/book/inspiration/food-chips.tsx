/** Foods at hand as chips: a click marks a food to use up first, the cross removes it. */
import { UnstyledButton } from '@mantine/core';
import IconHourglassHigh from '@tabler/icons-react/dist/esm/icons/IconHourglassHigh.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useId, useRef } from 'react';
import classes from './food-chips.module.css';
import type { FoodInKitchen, Kitchen } from './stored-pantry';

export function FoodChips({ kitchen }: { kitchen: Kitchen }) {
  const { foods, toggleUseUp, remove, clear } = kitchen;
  const hintId = useId();
  const list = useRef<HTMLUListElement>(null);
  if (foods.length === 0) return null;

  /** The focused chip was removed: focus the next one, or the field. */
  const handleRemove = (name: string, index: number) => {
    const crosses = list.current?.querySelectorAll<HTMLElement>('[data-cross]');
    const heir = crosses?.[index + 1] ?? crosses?.[index - 1] ?? fieldOf(list.current);
    remove(name);
    heir?.focus();
  };
  const handleClear = () => {
    fieldOf(list.current)?.focus();
    clear();
  };
  return (
    <>
      <p className={classes.hint} id={hintId}>
        Tap what to use up first.
      </p>
      <ul ref={list} className={classes.foods} aria-label="What you have" aria-describedby={hintId}>
        {foods.map((food, index) => (
          <FoodChip
            key={food.name}
            food={food}
            onToggle={() => toggleUseUp(food.name)}
            onRemove={() => handleRemove(food.name, index)}
          />
        ))}
        <li>
          <UnstyledButton className={classes.clear} onClick={handleClear}>
            Clear all
          </UnstyledButton>
        </li>
      </ul>
    </>
  );
}

interface FoodChipProps {
  food: FoodInKitchen;
  onToggle: () => void;
  onRemove: () => void;
}

function FoodChip({ food: { name, isToUseUp }, onToggle, onRemove }: FoodChipProps) {
  return (
    <li className={classes.food} data-use-up={isToUseUp || undefined}>
      <UnstyledButton
        className={classes.name}
        aria-pressed={isToUseUp}
        aria-label={`Use up ${name} first`}
        onClick={onToggle}
      >
        {isToUseUp && <IconHourglassHigh size={18} stroke={1.75} aria-hidden />}
        <span>{name}</span>
      </UnstyledButton>
      <UnstyledButton
        className={classes.cross}
        data-cross
        aria-label={`I don't have ${name}`}
        title="I don't have this"
        onClick={onRemove}
      >
        <IconX size={16} stroke={2} aria-hidden />
      </UnstyledButton>
    </li>
  );
}

const fieldOf = (list: HTMLElement | null): HTMLElement | null | undefined =>
  list?.closest('section')?.querySelector('input');
