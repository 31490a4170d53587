/** Foods to choose from: the commonest, which a tap marks as at hand, and those that were typed, which a tap removes. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { UnstyledButton, VisuallyHidden } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import IconHourglassHigh from '@tabler/icons-react/dist/esm/icons/IconHourglassHigh.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useRef, useState, type ReactNode } from 'react';
import { flushSync } from 'react-dom';
import { shownFoodName } from '@saltbush/recipe-parser/foods/shown';
import { foodsToChoose } from '@saltbush/domain/book/inspiration/common-foods';
import { glyphOfFood } from '@saltbush/domain/recipe/recipes/cover/food-glyphs';
import chipRow from '../../../ui/fields/chip-row.module.css';
import { FoodGlyph } from '../../../ui/food-glyphs/food-glyph';
import classes from './food-chips.module.css';
import type { FoodInKitchen, Kitchen } from './use-kitchen';

export function FoodChips({ kitchen }: { kitchen: Kitchen }) {
  const { foods, remove, isFull } = kitchen;
  const [hasAll, setHasAll] = useState(false);
  const list = useRef<HTMLUListElement>(null);
  const chosen = new Map(foods.map((food) => [offeredId(food), food]));
  const typed = foods.filter((food) => offeredId(food) === food.id);
  const offered = foodsToChoose.filter(
    ({ id }, place) => hasAll || place < firstCount || chosen.has(id),
  );
  const handleRemove = (food: FoodInKitchen, place: number) => {
    const next = list.current?.querySelectorAll('button')[place + 1];
    remove(food);
    next?.focus();
  };
  const handleShowAll = () => {
    flushSync(() => setHasAll(true));
    list.current?.querySelectorAll('button')[typed.length + firstCount]?.focus();
  };
  return (
    <ul ref={list} className={classes.foods} aria-label={t`What have you got?`}>
      {typed.map((food, place) => (
        <TypedFood key={food.id} food={food} onRemove={() => handleRemove(food, place)} />
      ))}
      {offered.map(({ id, name }) => (
        <OfferedFood
          key={id}
          id={id}
          name={name}
          food={chosen.get(id)}
          isDisabled={isFull && !chosen.has(id)}
          onToggle={() => toggle(kitchen, name, chosen.get(id))}
        />
      ))}
      {!hasAll && <MoreFoods onClick={handleShowAll} />}
    </ul>
  );
}

/** @param food undefined until it is chosen */
function toggle({ add, remove }: Kitchen, name: string, food: FoodInKitchen | undefined): void {
  if (food) remove(food);
  else add([name]);
}

/** With "More foods" they fill four rows of a phone. */
const firstCount = 10;

/** As they are offered, and as a line of the list has one: "eggs", "Egg". */
const idsByName: ReadonlyMap<string, string> = new Map(
  foodsToChoose.flatMap(({ id, name }): [string, string][] => [
    [id.replaceAll('-', ' '), id],
    [name, id],
  ]),
);

/** Of a food that is offered its id there; of others their own. */
const offeredId = ({ id, name }: FoodInKitchen): string => idsByName.get(name.toLowerCase()) ?? id;

interface OfferedFoodProps {
  id: string;
  name: string;
  /** Undefined until it is chosen. */
  food: FoodInKitchen | undefined;
  isDisabled: boolean;
  onToggle: () => void;
}

function OfferedFood({ id, name, food, isDisabled, onToggle }: OfferedFoodProps) {
  const glyph = glyphOfFood(id);
  return (
    <li>
      <UnstyledButton
        className={chipRow.chip}
        aria-pressed={food !== undefined}
        disabled={isDisabled}
        onClick={onToggle}
      >
        {glyph && <FoodGlyph name={glyph} className={classes.glyph} />}
        <FoodName name={name} food={food} />
      </UnstyledButton>
    </li>
  );
}

function TypedFood({ food, onRemove }: { food: FoodInKitchen; onRemove: () => void }) {
  return (
    <li>
      <UnstyledButton
        className={chipRow.chip}
        data-chosen
        aria-label={t`Remove ${{ name: shownFoodName(food.name) }}`}
        onClick={onRemove}
      >
        <FoodName name={food.name} food={food} />
        <IconX size={16} stroke={2} aria-hidden />
      </UnstyledButton>
    </li>
  );
}

function FoodName({ name, food }: { name: string; food: FoodInKitchen | undefined }): ReactNode {
  return (
    <>
      {food?.isToUseUp && (
        <>
          <IconHourglassHigh size={16} stroke={1.75} aria-hidden />
          <VisuallyHidden>
            <Trans>Use up first:</Trans>
          </VisuallyHidden>{' '}
        </>
      )}
      <span className={classes.name}>{shownFoodName(name)}</span>
    </>
  );
}

function MoreFoods({ onClick }: { onClick: () => void }) {
  return (
    <li>
      <UnstyledButton className={chipRow.chip} aria-expanded={false} onClick={onClick}>
        <Trans>More foods</Trans>
        <IconChevronDown size={16} stroke={2} aria-hidden />
      </UnstyledButton>
    </li>
  );
}
