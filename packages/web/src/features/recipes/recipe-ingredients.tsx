/** The ingredients of a recipe, for as many as are to eat. */
import { Badge, Button, Title } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { parseQuantity, toNumber } from '@saltbush/domain/ingredients/quantity';
import type { Rational } from '@saltbush/domain/ingredients/rational';
import { scaleAmount } from '@saltbush/domain/ingredients/scale';
import { findUnit, unitLabel } from '@saltbush/domain/ingredients/units';
import type { Ingredient, Measures } from '@saltbush/domain/recipes/recipe';
import { toSections } from '@saltbush/domain/recipes/sections';
import { maxServes, minServes } from '@saltbush/domain/recipes/serves';
import { NumberStepper } from '../../ui/number-stepper';
import { AmountText } from './amount-text';
import classes from './recipe-ingredients.module.css';

export interface RecipeIngredientsProps {
  recipe: Pick<RecipeOnWire, 'serves' | 'measures' | 'ingredients'>;
  /** For how many it is read now. */
  serves: number;
  factor: Rational;
  onServesChange: (serves: number) => void;
}

export function RecipeIngredients(props: RecipeIngredientsProps) {
  const { recipe, serves, factor, onServesChange } = props;
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
      {toSections(recipe.ingredients).map(({ heading, lines }, index) => (
        <div key={index}>
          {heading && <h3 className={classes.heading}>{heading}</h3>}
          <ul className={classes.lines} aria-label={heading ?? 'Ingredients'}>
            {lines.map((ingredient, line) => (
              <IngredientLine key={line} ingredient={ingredient} factor={factor} />
            ))}
          </ul>
        </div>
      ))}
      {recipe.ingredients.length === 0 && <p className={classes.note}>No ingredients yet.</p>}
      <Badge className={classes.measures} variant="light" color="gray" size="lg" tt="none">
        {measuresLabels[recipe.measures]}
      </Badge>
    </section>
  );
}

function IngredientLine({ ingredient, factor }: { ingredient: Ingredient; factor: Rational }) {
  const { name, amount, unit, note } = ingredient;
  const scaled = scaleAmount(amount, unit, factor);
  return (
    <li>
      <span className={classes.amount}>
        <AmountText text={scaled} /> {unitFor(unit, scaled)}
      </span>
      <span>
        {name}
        {note && <span className={classes.note}>, {note}</span>}
      </span>
    </li>
  );
}

/** "2 cups": one of our own units takes its plural; a word of the author's stays as it is. */
function unitFor(unit: string, amount: string): string {
  const id = findUnit(unit);
  if (id === undefined || id !== unit) return unit;
  const quantity = parseQuantity(amount);
  return unitLabel(id, quantity ? toNumber(quantity) : 1);
}

const measuresLabels: Record<Measures, string> = {
  au: 'Australian cups and spoons',
  us: 'American cups and spoons',
  uk: 'British cups and spoons',
  metric: 'Metric cups and spoons',
};
