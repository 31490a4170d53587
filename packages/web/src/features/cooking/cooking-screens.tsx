/** The screens of a cooking, one at a time: what to get ready, the steps, done. */
import { useRef } from 'react';
import type { RecipeOnWire } from '@saltbush/contract/recipes';
import { doneScreen, readyScreen } from '@saltbush/domain/cooking/cooking';
import type { StepPart } from '@saltbush/domain/method/step-parts';
import { useMethod, useRecipeReading, type AmountReaders } from '../recipes';
import { TimerStrip } from '../timers';
import { CookingFoot } from './cooking-foot';
import { CookingFrame } from './cooking-frame';
import classes from './cooking-screens.module.css';
import { DoneScreen } from './done-screen';
import { GetReady } from './get-ready';
import { ScreenWords } from './screen-words';
import { StepScreen } from './step-screen';
import type { CookingUnderWay } from './use-cooking';
import { useCookingKeys } from './use-cooking-keys';
import { useLeave } from './use-leave';
import { useSwipe } from './use-swipe';

export function CookingScreens(props: CookingUnderWay & { recipe: RecipeOnWire }) {
  const { recipe, cooking, goTo } = props;
  const { at, serves } = cooking;
  const last = doneScreen(recipe);
  const region = useRef<HTMLElement>(null);
  // Here, where they stay: a screen that comes need not wait for what it is read by.
  const { factor, readers } = useRecipeReading(recipe, serves);
  const method = useMethod(recipe, factor);
  const onPrevious = () => goTo(at - 1);
  const onNext = () => goTo(at + 1);
  useCookingKeys(region, {
    onPrevious,
    onNext,
    onFirst: () => goTo(readyScreen),
    onLast: () => goTo(last),
    onLeave: useLeave(recipe._id),
  });
  const swipe = useSwipe({ onPrevious, onNext });
  return (
    <CookingFrame recipe={recipe} serves={serves} progress={at / last}>
      {/* Keyed: a new screen begins at its top. */}
      <section
        key={at}
        ref={region}
        className={classes.screen}
        aria-labelledby="screen"
        // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- it scrolls, and a browser without focus for what scrolls leaves the keyboard out
        tabIndex={0}
        {...swipe}
      >
        <Screen {...props} readers={readers} method={method} />
      </section>
      <ScreenWords at={at} region={region} />
      <TimerStrip
        recipeId={recipe._id}
        step={at > readyScreen && at < last ? at : undefined}
        onGoToStep={goTo}
      />
      <CookingFoot recipe={recipe} at={at} onPrevious={onPrevious} onNext={onNext} />
    </CookingFrame>
  );
}

interface ScreenProps extends CookingUnderWay {
  recipe: RecipeOnWire;
  readers: AmountReaders;
  method: StepPart[][] | undefined;
}

function Screen({ recipe, cooking, toggle, end, readers, method }: ScreenProps) {
  const { at, ticked } = cooking;
  if (at === readyScreen) {
    return (
      <GetReady
        ingredients={recipe.ingredients}
        read={readers.readWhole}
        ticked={ticked}
        onToggle={toggle}
      />
    );
  }
  if (at === doneScreen(recipe)) return <DoneScreen recipeId={recipe._id} onEnd={end} />;
  return <StepScreen recipe={recipe} step={at} parts={method?.[at - 1]} readers={readers} />;
}
