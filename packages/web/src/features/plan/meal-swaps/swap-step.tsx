/**
 * What one person has another way in a dish: what was chosen, what they always want, and the foods of the dish, each with
 * what may be done about it.
 */
import { t } from '@lingui/core/macro';
import { Trans } from '@lingui/react/macro';
import { ActionIcon, Button, Checkbox } from '@mantine/core';
import IconToolsKitchen2 from '@tabler/icons-react/dist/esm/icons/IconToolsKitchen2.mjs';
import IconX from '@tabler/icons-react/dist/esm/icons/IconX.mjs';
import { useState } from 'react';
import type { Eater } from '@saltbush/domain/plan/eaters/eaters';
import {
  isAlways,
  swapsOfMeal,
  swapsToOffer,
  swapWords,
  type MealSwap,
} from '@saltbush/domain/plan/eaters/meal-swaps';
import type { MenuEntry } from '@saltbush/domain/plan/meal-plans/menu';
import type { Instead } from '@saltbush/domain/plan/rows/meal-swap-rows';
import { capitalised } from '../../../ui/capitalised';
import { PanelRow, StepHead } from '../../../ui/panels/panel-row';
import { usePlanRows } from '../../device/sync';
import type { PlanScope } from '../../device/view-mode';
import { dishFoods, type DishFood } from './dish-foods';
import classes from './meal-swaps.module.css';
import { SwapChoices } from './swap-choices';

export interface SwapActions {
  /** Null takes a swap back. */
  setSwap: (food: string, instead: Instead | null) => void;
  setAlways: (food: string, instead: Instead, isAlways: boolean) => void;
}

export interface SwapStepProps extends SwapActions {
  entry: MenuEntry;
  scope: PlanScope;
  eater: Eater;
  onBack: () => void;
}

export function SwapStep(props: SwapStepProps) {
  const { entry, scope, eater, onBack, setSwap } = props;
  const view = usePlanRows(scope);
  const [food, setFood] = useState<DishFood>();
  const foods = dishFoods(view?.recipes.get(entry.recipeId ?? '')?.needs ?? []);
  if (food) {
    const choose = (instead: Instead) => {
      setSwap(food.key, instead);
      setFood(undefined);
    };
    return (
      <>
        <StepHead key={food.key} onBack={() => setFood(undefined)}>
          {t`${{ name: eater.name }}’s ${{ food: food.name }}`}
        </StepHead>
        <SwapChoices food={food} scope={scope} eater={eater} onChoose={choose} />
      </>
    );
  }
  const made = view ? swapsOfMeal(view.rows, entry) : [];
  const own = made.filter(({ eaterId }) => eaterId === eater.id);
  return (
    <>
      <StepHead key={own.length} onBack={onBack}>
        <Trans>For {eater.name}</Trans>
      </StepHead>
      <Made {...props} swaps={own} />
      <Offers {...props} foods={foods} made={made} />
      <Foods
        foods={foods.filter(({ key }) => own.every((swap) => swap.key !== key))}
        onChoose={setFood}
      />
    </>
  );
}

function Made({
  swaps,
  eater,
  setSwap,
  setAlways,
}: SwapStepProps & { swaps: readonly MealSwap[] }) {
  if (swaps.length === 0) return null;
  return (
    <ul className={classes.made} aria-label={t`What ${eater.name} has another way`}>
      {swaps.map((swap) => (
        <li key={swap.key}>
          <span className={classes.words}>{capitalisedWords(swap.instead)}</span>
          <ActionIcon
            size={44}
            variant="subtle"
            color="gray"
            aria-label={t`Take back: ${swapWords(swap.instead)}`}
            onClick={() => setSwap(swap.key, null)}
          >
            <IconX size={20} stroke={1.75} aria-hidden />
          </ActionIcon>
          <Checkbox
            className={classes.always}
            label={t`Always for ${eater.name}`}
            checked={isAlways(eater, swap)}
            onChange={({ currentTarget }) =>
              setAlways(swap.key, swap.instead, currentTarget.checked)
            }
          />
        </li>
      ))}
    </ul>
  );
}

interface OffersProps extends SwapStepProps {
  foods: readonly DishFood[];
  made: readonly MealSwap[];
}

/** One tap each. */
function Offers({ foods, made, eater, setSwap }: OffersProps) {
  const keys = new Set(foods.map(({ key }) => key));
  return swapsToOffer(eater, keys, made).map(({ key, ...instead }) => (
    <Button key={key} fullWidth mb="0.5rem" mih={44} onClick={() => setSwap(key, instead)}>
      <Trans>{capitalisedWords(instead)}, as always</Trans>
    </Button>
  ));
}

interface FoodsProps {
  foods: readonly DishFood[];
  onChoose: (food: DishFood) => void;
}

function Foods({ foods, onChoose }: FoodsProps) {
  if (foods.length === 0) {
    return (
      <p className={classes.hint}>
        <Trans>There is nothing to swap, or it is not loaded yet.</Trans>
      </p>
    );
  }
  return foods.map((food) => (
    <PanelRow key={food.key} Icon={IconToolsKitchen2} isStep onClick={() => onChoose(food)}>
      {food.name}
    </PanelRow>
  ));
}

const capitalisedWords = (instead: Instead): string => capitalised(swapWords(instead));
