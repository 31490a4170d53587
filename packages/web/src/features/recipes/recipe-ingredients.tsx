/** The ingredients of a recipe, for as many as are to eat. */
import { Button, Title } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import type { ConvertedAmount } from '@saltbush/domain/foods/convert-ingredient';
import type { Ingredient } from '@saltbush/domain/ingredients/ingredient';
import { toSections } from '@saltbush/domain/recipes/sections';
import { maxServes, minServes } from '@saltbush/domain/recipes/serves';
import { NumberStepper } from '../../ui/number-stepper';
import { IngredientLine } from './ingredient-line';
import { MeasuresSwitch } from './measures-switch';
import classes from './recipe-ingredients.module.css';
import type { MeasuresReading } from './use-reading-measures';

export interface RecipeIngredientsProps {
  recipe: Pick<RecipeOnWire, 'serves' | 'measures' | 'ingredients'>;
  /** For how many it is read now. */
  serves: number;
  reading: MeasuresReading;
  /** An ingredient in those measures, for so many. */
  read: (ingredient: Ingredient) => ConvertedAmount;
  onServesChange: (serves: number) => void;
}

export function RecipeIngredients(props: RecipeIngredientsProps) {
  const { recipe, serves, reading, read, onServesChange } = props;
  const isScaled = serves !== recipe.serves;
  return (
    <section className={classes.panel} aria-labelledby="ingredients">
      <Title id="ingredients" order={2} size="h3">
        Ingredients
      </Title>
      <div className={classes.serves}>
        <NumberStepper
          label="Serves"
          noun="serves"
          value={serves}
          min={minServes}
          max={maxServes}
          onChange={onServesChange}
        />
        {isScaled && (
          <Button variant="subtle" onClick={() => onServesChange(recipe.serves)}>
            Back to {recipe.serves}
          </Button>
        )}
      </div>
      <p className={classes.printed}>
        Serves {serves}
        {isScaled && ` (written for ${recipe.serves})`}
      </p>
      {toSections(recipe.ingredients).map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h3 className={classes.heading}>{heading}</h3>}
          <ul className={classes.lines} aria-label={heading ?? 'Ingredients'}>
            {lines.map((ingredient, line) => (
              <IngredientLine key={line} ingredient={ingredient} shown={read(ingredient)} />
            ))}
          </ul>
        </div>
      ))}
      {recipe.ingredients.length === 0 && <p className={classes.note}>No ingredients yet.</p>}
      <MeasuresSwitch measures={recipe.measures} reading={reading} />
    </section>
  );
}
