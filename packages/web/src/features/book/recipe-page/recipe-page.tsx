/** The page of a recipe for signed-in users. */
import { t } from '@lingui/core/macro';
import { ActionIcon } from '@mantine/core';
import IconDots from '@tabler/icons-react/dist/esm/icons/IconDots.mjs';
import { useParams, useSearch } from '@tanstack/react-router';
import type { RecipeOnWire } from '@saltbush/contract/recipe/recipes';
import { clampServes, knownServes } from '@saltbush/domain/recipe/recipes/serves';
import { CookLog } from '../../recipe/cook-log';
import { StartCooking } from '../cooking';
import { CompareSourceButton } from '../recipe-import';
import { Variations } from '../recipe-variations';
import { Reviews } from '../reviews';
import {
  fetchMethodRules,
  isNotFound,
  NoSuchRecipe,
  RecipeNotLoaded,
  useMethodWait,
  useRecipe,
} from '../../recipe/recipe-content';
import { RecipeAtHome } from '../../plan/home-items';
import { SwapNotes } from '../../plan/meal-swaps';
import { AddToListButton } from '../../plan/shopping-list';
import { RecipeActions } from './recipe-actions';
import { NutritionPanel } from './nutrition/nutrition-panel';
import { RecipeMenu } from './recipe-menu';
import classes from './recipe-page.module.css';
import { ServesQuestion } from './serves/serves-question';
import { SubstitutesButton } from './substitutes/substitutes-button';
import { RecipeSkeleton } from './recipe-skeleton';
import { RecipeView } from './recipe-view';

// Loaded with the page's code, which is preloaded on hover.
void fetchMethodRules();

export function RecipePage() {
  const { id = '' } = useParams({ strict: false });
  const { serves: asked } = useSearch({ strict: false });
  const recipe = useRecipe(id);
  const { data, error } = recipe;
  const isWaitOver = useMethodWait();
  if (isNotFound(error)) return <NoSuchRecipe />;
  if (data && isWaitOver) {
    return (
      <RecipeView
        // Said for how many it is, it is read for so many.
        key={`${id} ${knownServes(data)} ${asked}`}
        recipe={data}
        openedFor={asked === undefined ? undefined : clampServes(Number(asked))}
        servesQuestion={<ServesQuestion recipe={data} />}
        start={(serves) => <StartCooking recipe={data} serves={serves} />}
        substitutes={(read, measures) => (
          <SubstitutesButton recipe={data} read={read} measures={measures} />
        )}
        home={<RecipeAtHome recipe={data} />}
        swaps={(times) => <SwapNotes recipeId={data._id} times={times} />}
        shop={(serves) => <AddToListButton recipe={data} serves={serves} />}
        actions={<Actions recipe={data} />}
        more={<MoreIcon recipe={data} />}
        nutrition={<NutritionPanel recipe={data} />}
        reviews={
          <>
            <Variations recipe={data} />
            <CookLog recipe={data} />
            <Reviews recipe={data} />
          </>
        }
      />
    );
  }
  if (!error) return <RecipeSkeleton />;
  return <RecipeNotLoaded title={t`Recipe`} query={recipe} />;
}

const Actions = ({ recipe }: { recipe: RecipeOnWire }) => (
  <>
    <div className={classes.importSource}>
      <CompareSourceButton recipe={recipe} />
    </div>
    <RecipeActions recipe={recipe} />
  </>
);

const MoreIcon = ({ recipe }: { recipe: RecipeOnWire }) => (
  <RecipeMenu
    recipe={recipe}
    trigger={(props) => (
      <ActionIcon {...props} color="gray" aria-label={t`More`}>
        <IconDots size={22} stroke={1.75} aria-hidden />
      </ActionIcon>
    )}
  />
);
