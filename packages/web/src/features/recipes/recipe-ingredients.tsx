/** The ingredients of a recipe, for as many as are to eat. */
import { Badge, Button, Title } from '@mantine/core';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { scaleAmount } from '@saltbush/domain/ingredients/scale';
import type { Rational } from '@saltbush/domain/ingredients/rational';
import type { Measures } from '@saltbush/domain/recipes/recipe';
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
            {lines.map(({ name, amount, unit, note }, line) => (
              <li key={line}>
                <span className={classes.amount}>
                  <AmountText text={scaleAmount(amount, unit, factor)} /> {unit}
                </span>
                <span>
                  {name}
                  {note && <span className={classes.note}>, {note}</span>}
                </span>
              </li>
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

const measuresLabels: Record<Measures, string> = {
  au: 'Australian cups and spoons',
  us: 'American cups and spoons',
  uk: 'British cups and spoons',
  metric: 'Metric cups and spoons',
};
