/** The ingredients of a recipe, scaled to the chosen serves. */
import { t } from '@lingui/core/macro';
import { Title } from '@mantine/core';
import type { ReactNode } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { ConvertedAmount } from '@saltbush/recipe-parser/ingredients';
import { type Ingredient, toSections } from '@saltbush/recipe-parser/recipe';
import { servesText } from '@saltbush/domain/recipe/recipes/serves';
import { IngredientList, type MeasuresReading } from '../../recipe/recipe-content';
import { SubRecipeList } from '../../recipe/sub-recipes';
import { DietSummary } from './diets/diet-summary';
import { MeasuresNote, MeasuresSwitch } from './measures-switch';
import { RecipeEquipment } from './recipe-equipment';
import classes from './recipe-ingredients.module.css';
import { ServesChoice } from './serves/serves-choice';
import { useTicks } from './use-ticks';

export interface RecipeIngredientsProps {
  recipe: Pick<
    RecipeOnWire,
    '_id' | 'serves' | 'isServesUnknown' | 'measures' | 'ingredients' | 'equipment' | 'diets'
  >;
  /** Beside the measures. */
  action?: ReactNode;
  /** How much of it is at home. */
  home?: ReactNode;
  /** Who has it another way, at the next meal that it is planned for, if it is cooked so many times. */
  swaps?: ((times: number) => ReactNode) | undefined;
  /** The chosen serves. */
  serves: number;
  /** Asks the owner for how many it is. */
  question?: ReactNode;
  /** Chooses the tin, if the recipe names one. */
  tin?: ReactNode;
  /** Another tin than the recipe's, for paper. */
  inTin?: string | undefined;
  /** By which all amounts are multiplied. */
  factor: number;
  /** Asks what does for a missing one. */
  substitutes?: ReactNode;
  reading: MeasuresReading;
  /** What a serve contains. */
  nutrition?: ReactNode;
  /** The amount to show for an ingredient, scaled and converted. */
  read: (ingredient: Ingredient) => ConvertedAmount;
  onServesChange: (serves: number) => void;
}

export function RecipeIngredients(props: RecipeIngredientsProps) {
  const { recipe, action, serves, tin, inTin, factor, reading, nutrition, read } = props;
  const ticks = useTicks(recipe);
  const printed = [servesText(recipe, serves), inTin && t`amounts for a ${inTin} tin`];
  return (
    <section className={classes.panel} aria-labelledby="ingredients">
      <div className={classes.top}>
        <Title id="ingredients" order={2} size="h3" tabIndex={-1}>
          {t`Ingredients`}
        </Title>
        <ServesChoice {...props} />
      </div>
      <div className={classes.choices}>
        <MeasuresSwitch reading={reading} />
        {action}
      </div>
      {props.home}
      {props.swaps?.(factor)}
      {tin}
      <p className={classes.printed}>{printed.filter(Boolean).join(', ')}</p>
      {toSections(recipe.ingredients).map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h3 className={classes.heading}>{heading}</h3>}
          <IngredientList heading={heading} ingredients={lines} read={read} ticks={ticks} />
        </div>
      ))}
      {recipe.ingredients.length === 0 && <p className={classes.none}>{t`No ingredients yet.`}</p>}
      {recipe.ingredients.some(({ recipeId }) => recipeId) && (
        <SubRecipeList recipe={recipe} factor={factor} />
      )}
      {props.substitutes && <div className={classes.substitutes}>{props.substitutes}</div>}
      <RecipeEquipment equipment={recipe.equipment} />
      <MeasuresNote measures={recipe.measures} reading={reading} />
      <DietSummary recipe={recipe} />
      {nutrition}
    </section>
  );
}
