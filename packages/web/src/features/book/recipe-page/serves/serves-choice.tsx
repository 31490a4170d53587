/** For how many the recipe is read; how many times it is made where nobody has said for how many it is. */
import { t } from '@lingui/core/macro';
import { Button } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { maxCookingQuantity } from '@saltbush/domain/plan/meal-plans/cooking-quantity';
import { maxServes, minServes } from '@saltbush/domain/recipe/recipes/serves';
import { NumberStepper } from '../../../../ui/fields/number-stepper';
import classes from './serves-choice.module.css';

export interface ServesChoiceProps {
  recipe: Pick<RecipeOnWire, 'serves' | 'isServesUnknown'>;
  /** The chosen serves. */
  serves: number;
  /** Asks the owner for how many it is. */
  question?: ReactNode;
  onServesChange: (serves: number) => void;
}

export function ServesChoice({ recipe, serves, question, onServesChange }: ServesChoiceProps) {
  const own = recipe.serves;
  return (
    <>
      <div className={classes.serves}>
        {recipe.isServesUnknown ? (
          <NumberStepper
            isInline
            label={t`Times the recipe`}
            fewer={t`Fewer times`}
            more={t`More times`}
            value={serves / own}
            min={1}
            max={maxCookingQuantity}
            onChange={(times) => onServesChange(times * own)}
          />
        ) : (
          <NumberStepper
            isInline
            label={t`Serves`}
            fewer={t`Fewer serves`}
            more={t`More serves`}
            value={serves}
            min={minServes}
            max={maxServes}
            onChange={onServesChange}
          />
        )}
        {serves !== own && (
          <Button variant="subtle" onClick={() => onServesChange(own)}>
            {recipe.isServesUnknown ? t`Back to 1` : t`Back to ${own}`}
          </Button>
        )}
      </div>
      {recipe.isServesUnknown && question}
    </>
  );
}
