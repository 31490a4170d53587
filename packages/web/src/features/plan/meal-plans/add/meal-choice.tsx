/** For which meal something is added: dinner, unless another one is chosen or named. */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { Button, Menu } from '@mantine/core';
import IconChevronDown from '@tabler/icons-react/dist/esm/icons/IconChevronDown.mjs';
import { useState } from 'react';
import { meals } from '@saltbush/domain/plan/meal-plans/menu';
import { mealWord } from '@saltbush/domain/plan/meal-plans/meal-words';
import classes from './meal-choice.module.css';
import { MealForm } from './meal-form';

export interface MealChoiceProps {
  meal: string;
  /** Names that the household made up. */
  ownMeals: readonly string[];
  onChange: (meal: string) => void;
}

export function MealChoice({ meal, ownMeals, onChange }: MealChoiceProps) {
  const [isNaming, setNaming] = useState(false);
  if (isNaming) {
    return (
      <MealForm
        submitLabel={t`OK`}
        onSubmit={(name) => {
          onChange(name);
          setNaming(false);
        }}
      />
    );
  }
  return (
    <Menu position="bottom-end" width={200}>
      <Menu.Target>
        <Button
          variant="default"
          className={classes.button}
          aria-label={t`Meal: ${{ meal: mealWord(meal) }}, change`}
          rightSection={<IconChevronDown size={16} stroke={2} aria-hidden />}
        >
          {mealWord(meal)}
        </Button>
      </Menu.Target>
      <Menu.Dropdown>
        <MealItems names={[...meals, ...ownMeals]} current={meal} onChoose={onChange} />
        <Menu.Item onClick={() => setNaming(true)}>
          <Trans>Other…</Trans>
        </Menu.Item>
      </Menu.Dropdown>
    </Menu>
  );
}

interface MealItemsProps {
  names: readonly string[];
  current: string;
  onChoose: (meal: string) => void;
}

const MealItems = ({ names, current, onChoose }: MealItemsProps) =>
  names.map((name) => (
    <Menu.Item
      key={name}
      className={classes.item}
      aria-current={name === current || undefined}
      onClick={() => onChoose(name)}
    >
      {mealWord(name)}
    </Menu.Item>
  ));
