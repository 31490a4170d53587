/** The screens of cooking mode, one at a time: ingredients, steps, done. */
import { t } from '@lingui/core/macro';
import { useMediaQuery } from '@mantine/hooks';
import { useRef, type RefObject } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { doneScreen, readyScreen } from '@saltbush/domain/book/cooking/cooking';
import type { StepPart } from '@saltbush/recipe-parser/steps';
import { type AmountReaders, useMethod, useRecipeReading } from '../../../recipe/recipe-content';
import { SwapNotes } from '../../../plan/meal-swaps';
import { SubRecipeList } from '../../../recipe/sub-recipes';
import { TimerStrip } from '../../../device/timers';
import { CookingFooter } from '../controls/cooking-footer';
import { cookedFor } from '@saltbush/domain/plan/meal-plans/cooked-for';
import { CookingFrame } from '../cooking-frame';
import classes from './cooking-screens.module.css';
import { DoneScreen } from './done-screen';
import { GetReady } from './get-ready';
import { IngredientsBeside } from './ingredients-beside';
import { RecipesInStep } from './recipes-in-step';
import { ScreenAnnouncer } from './screen-announcer';
import { StepScreen } from './step-screen';
import type { ActiveCooking } from '../state/use-cooking';
import { useFinish, type Finish } from '../state/use-finish';
import { useCookingKeys } from '../controls/use-cooking-keys';
import { useLeave } from '../controls/use-leave';
import { useSwipe } from '../controls/use-swipe';
import { ReadAloud } from '../read-aloud/read-aloud.lazy';
import { useReading } from '../read-aloud/use-reading';

export function CookingScreens(props: ActiveCooking & { recipe: RecipeOnWire }) {
  const { recipe, cooking, goTo, end } = props;
  const { at, serves } = cooking;
  const last = doneScreen(recipe);
  const region = useRef<HTMLElement>(null);
  // Loaded here, so that a new screen does not wait for it.
  const { factor, measures, readers } = useRecipeReading(recipe, serves);
  const method = useMethod(recipe, factor, measures.to);
  const onLeave = useLeave(recipe._id);
  const ways = useWays({ at, last, goTo, onLeave, region });
  const finish = useFinish({ recipe, onEnd: end, onLeave });
  const reading = useReading();
  const step = at > readyScreen && at < last ? at : undefined;
  const shown = { recipe, at, readers, region, ...ways.steps };
  return (
    <CookingFrame
      recipe={recipe}
      amount={amountText(recipe, serves)}
      progress={at / last}
      action={reading.button}
    >
      {/* The key makes each screen start scrolled to the top. */}
      <section
        key={at}
        ref={region}
        className={classes.screen}
        aria-labelledby="screen"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and a browser without focus for what scrolls leaves the keyboard out
        tabIndex={0}
        {...ways.swipe}
      >
        <Screen {...props} readers={readers} method={method} finish={finish} />
      </section>
      <ScreenAnnouncer at={at} region={region} />
      {reading.isOn && <ReadAloud {...shown} parts={method?.[(step ?? 0) - 1]} />}
      <TimerStrip recipeId={recipe._id} step={step} onGoToStep={goTo} />
      <CookingFooter recipe={recipe} at={at} {...ways.steps} finish={finish} />
    </CookingFrame>
  );
}

interface WaysOptions extends Pick<ActiveCooking, 'goTo'> {
  at: number;
  last: number;
  onLeave: () => void;
  region: RefObject<HTMLElement | null>;
}

/** From screen to screen: by buttons, by keys, and by a finger. */
function useWays({ at, last, goTo, onLeave, region }: WaysOptions) {
  const steps = { onPrevious: () => goTo(at - 1), onNext: () => goTo(at + 1) };
  useCookingKeys(region, {
    ...steps,
    onFirst: () => goTo(readyScreen),
    onLast: () => goTo(last),
    onLeave,
  });
  return { steps, swipe: useSwipe(steps) };
}

interface ScreenProps extends ActiveCooking {
  recipe: RecipeOnWire;
  readers: AmountReaders;
  method: StepPart[][] | undefined;
  finish: Finish;
}

function Screen({ recipe, cooking, toggle, readers, method, finish }: ScreenProps) {
  const { at, serves, ticked } = cooking;
  const isWide = useMediaQuery('(min-width: 62em)', false, { getInitialValueInEffect: false });
  const swapped = { recipeId: recipe._id, times: serves / recipe.serves };
  if (at === readyScreen) {
    return (
      <>
        <GetReady
          ingredients={recipe.ingredients}
          read={readers.readWhole}
          ticked={ticked}
          onToggle={toggle}
        />
        <SwapNotes {...swapped} />
        {recipe.ingredients.some(({ recipeId }) => recipeId) && (
          <SubRecipeList recipe={recipe} factor={swapped.times} hasSteps />
        )}
      </>
    );
  }
  if (at === doneScreen(recipe)) {
    return <DoneScreen recipe={recipe} serves={serves} finish={finish} />;
  }
  const parts = method?.[at - 1];
  const step = (
    <>
      <StepScreen recipe={recipe} step={at} parts={parts} readers={readers} />
      <SwapNotes {...swapped} inText={recipe.instructions[at - 1] ?? ''} />
      {parts && <RecipesInStep recipe={recipe} parts={parts} factor={swapped.times} />}
    </>
  );
  return isWide && recipe.ingredients.length > 0 ? (
    <div className={classes.columns}>
      <div>{step}</div>
      <IngredientsBeside ingredients={recipe.ingredients} read={readers.readWhole} />
    </div>
  ) : (
    step
  );
}

/** For how many it is cooked, or how many times where nobody has said. */
function amountText(recipe: RecipeOnWire, serves: number): string | undefined {
  if (!recipe.isServesUnknown) return t`Serves ${serves}`;
  return serves === recipe.serves ? undefined : cookedFor(serves / recipe.serves, recipe);
}
