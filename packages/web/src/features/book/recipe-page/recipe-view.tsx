/** A recipe with adjustable serves, tin and measures. */
import { useState, type ComponentProps, type ReactNode } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import type { ConvertedAmount } from '@saltbush/recipe-parser/ingredients';
import type { Ingredient, Measures } from '@saltbush/recipe-parser/recipe';
import { rationalToNumber } from '@saltbush/recipe-parser/units';
import { DocumentTitle } from '../../../ui/layout/document-title';
import { ReadingBar } from './reading-bar/reading-bar';
import { RecipeDetails } from './recipe-details';
import { RecipeHead } from './recipe-head';
import { RecipeIngredients } from './recipe-ingredients';
import { RecipeNotes } from './recipe-notes';
import classes from './recipe-page.module.css';
import { RecipeSteps } from './recipe-steps';
import { TinSelect } from './tin/tin-select';
import { useRecipeReading } from '../../recipe/recipe-content';
import { useTin } from './tin/use-tin';

type ReadAmount = (ingredient: Ingredient) => ConvertedAmount;

export interface RecipeViewProps {
  recipe: RecipeOnWire;
  /** For how many it is opened; as it was written by default. */
  openedFor?: number | undefined;
  /** Actions of this reader. */
  actions: ReactNode;
  /** The button of the menu in the bar that a phone shows further down. */
  more?: ReactNode;
  /** The button to start cooking, for the chosen serves. */
  start?: (serves: number) => ReactNode;
  /** The button that puts the ingredients onto the shopping list, for the chosen serves. */
  shop?: (serves: number) => ReactNode;
  /** How much of it is at home; absent for visitors. */
  home?: ReactNode;
  /** Who has it another way, if it is cooked so many times; absent for visitors. */
  swaps?: (times: number) => ReactNode;
  /** What does for an ingredient that is missing, by the amounts that are shown. */
  substitutes?: (read: ReadAmount, measures: Measures) => ReactNode;
  /** Asks for how many it is, where nobody has said. */
  servesQuestion?: ReactNode;
  /** What a serve contains; absent if this reader may not ask for it. */
  nutrition?: ReactNode;
  /** Reviews; absent if this reader may not see them. */
  reviews?: ReactNode;
}

export function RecipeView(props: RecipeViewProps) {
  const { recipe, actions, more, start, shop, home, substitutes, servesQuestion, nutrition } =
    props;
  const [serves, setServes] = useState(props.openedFor ?? recipe.serves);
  const tin = useTin(recipe, serves);
  const { factor, measures, readers } = useRecipeReading(recipe, serves, tin.factor);
  return (
    <article className={classes.page}>
      <DocumentTitle title={recipe.title} />
      <RecipeHead
        recipe={recipe}
        start={start?.(tin.serves)}
        actions={actions}
        isRated={Boolean(props.reviews)}
      />
      <ReadingBar more={more} />
      <div className={classes.body}>
        <RecipeIngredients
          recipe={recipe}
          action={shop?.(tin.serves)}
          home={home}
          swaps={props.swaps}
          serves={serves}
          question={servesQuestion}
          tin={<TinSelect tin={tin} recipe={recipe} serves={serves} />}
          inTin={tin.label}
          factor={rationalToNumber(factor)}
          reading={measures}
          read={readers.readWhole}
          substitutes={substitutes?.(readers.readWhole, measures.to ?? recipe.measures)}
          nutrition={nutrition}
          onServesChange={setServes}
        />
        <Reading recipe={recipe} factor={factor} to={measures.to} readers={readers} />
      </div>
      {props.reviews}
    </article>
  );
}

const Reading = (props: ComponentProps<typeof RecipeSteps> & { recipe: RecipeOnWire }) => (
  <div className={classes.reading}>
    <RecipeSteps {...props} />
    <RecipeNotes recipe={props.recipe} />
    <RecipeDetails recipe={props.recipe} />
  </div>
);
