/** The ingredients of a recipe, scaled to the chosen serves. */
import { Button, Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import type { ConvertedAmount } from '@saltbush/recipe-parser/ingredients';
import { type Ingredient, toSections } from '@saltbush/recipe-parser/recipe';
import { maxServes, minServes } from '@saltbush/domain/recipes/serves';
import { NumberStepper } from '../../ui/fields/number-stepper';
import { IngredientList, type MeasuresReading } from '../recipe-content';
import { DietSummary } from './diets/diet-summary';
import { MeasuresSwitch } from './measures-switch';
import classes from './recipe-ingredients.module.css';

export interface RecipeIngredientsProps {
  recipe: Pick<RecipeOnWire, 'serves' | 'measures' | 'ingredients' | 'diets'>;
  /** Beside the heading. */
  action?: ReactNode;
  /** The chosen serves. */
  serves: number;
  /** Chooses the tin, if the recipe names one. */
  tin?: ReactNode;
  /** Another tin than the recipe's, for paper. */
  inTin?: string | undefined;
  reading: MeasuresReading;
  /** The amount to show for an ingredient, scaled and converted. */
  read: (ingredient: Ingredient) => ConvertedAmount;
  onServesChange: (serves: number) => void;
}

export function RecipeIngredients(props: RecipeIngredientsProps) {
  const { recipe, action, serves, tin, inTin, reading, read, onServesChange } = props;
  const isScaled = serves !== recipe.serves;
  return (
    <section className={classes.panel} aria-labelledby="ingredients">
      <Heading action={action} />
      <Serves recipe={recipe} serves={serves} onServesChange={onServesChange} />
      {tin}
      <p className={classes.printed}>
        Serves {serves}
        {isScaled && ` (written for ${recipe.serves})`}
        {inTin && `, amounts for a ${inTin} tin`}
      </p>
      {toSections(recipe.ingredients).map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h3 className={classes.heading}>{heading}</h3>}
          <IngredientList heading={heading} ingredients={lines} read={read} />
        </div>
      ))}
      {recipe.ingredients.length === 0 && <p className={classes.none}>No ingredients yet.</p>}
      <MeasuresSwitch measures={recipe.measures} reading={reading} />
      <DietSummary recipe={recipe} />
    </section>
  );
}

function Heading({ action }: Pick<RecipeIngredientsProps, 'action'>) {
  return (
    <div className={classes.top}>
      <Title id="ingredients" order={2} size="h3">
        Ingredients
      </Title>
      {action}
    </div>
  );
}

function Serves({
  recipe,
  serves,
  onServesChange,
}: Pick<RecipeIngredientsProps, 'recipe' | 'serves' | 'onServesChange'>) {
  return (
    <div className={classes.serves}>
      <NumberStepper
        label="Serves"
        noun="serves"
        value={serves}
        min={minServes}
        max={maxServes}
        onChange={onServesChange}
      />
      {serves !== recipe.serves && (
        <Button variant="subtle" onClick={() => onServesChange(recipe.serves)}>
          Back to {recipe.serves}
        </Button>
      )}
    </div>
  );
}
