/** The fixture pages: each layout with each recipe of its half, read and scored. */
import { developmentData } from '../fixtures/page-layouts/development-data';
import { developmentLayouts } from '../fixtures/page-layouts/development-layouts';
import { linesOf, type Layout, type PageRecipe } from '../fixtures/page-layouts/recipe';
import { developmentRecipes, setAsideRecipes } from '../fixtures/page-layouts/recipes';
import { setAsideData } from '../fixtures/page-layouts/set-aside-data';
import { setAsideLayouts } from '../fixtures/page-layouts/set-aside-layouts';
import type { RecipeDraft } from '../src/recipe/draft';
import { readPage } from '../src/page/read-page';
import { scoreOf, type ReadingScore } from './reading-score';

const halves = {
  development: {
    recipes: developmentRecipes,
    layouts: developmentLayouts,
    data: developmentData,
  },
  'set-aside': { recipes: setAsideRecipes, layouts: setAsideLayouts, data: setAsideData },
};

interface PageReading {
  layout: string;
  language: string;
  score: ReadingScore;
}

export function pageReadings(half: keyof typeof halves, kind: 'layouts' | 'data'): PageReading[] {
  const { recipes, [kind]: layouts } = halves[half];
  return Object.entries(layouts).flatMap(([name, layout]) =>
    recipes.map((recipe) => ({
      layout: name,
      language: recipe.language,
      score: scoreOfPage(layout, recipe),
    })),
  );
}

/** "olive oil 1 tbsp" is a line as good as "1 tbsp olive oil". */
function scoreOfPage(layout: Layout, recipe: PageRecipe): ReadingScore {
  const draft = asFields(readPage(layout(recipe), 'https://kitchenshelf.example/recipe'));
  // Steps in one paragraph may stay one.
  const { title } = recipe;
  const steps = [recipe.steps.join(' ')];
  const backward = recipe.lines.map(([amount, unit, name]) => `${name} ${amount} ${unit}`.trim());
  const [ahead, behind] = [linesOf(recipe), backward].map((lines) =>
    scoreOf(draft, { title, lines, steps }),
  );
  return behind!.linesFound > ahead!.linesFound ? behind! : ahead!;
}

/** The lines with figures as people write them: "2.00 eggs" is "2 eggs", and "0 salt" has no amount. */
function asFields(draft: RecipeDraft | undefined): RecipeDraft | undefined {
  return (
    draft && {
      ...draft,
      ingredientLines: draft.ingredients.map(({ name, note }, at) => {
        const line = draft.ingredientLines[at] ?? '';
        const isWithoutAmount = /^0(?![.,\d])/.test(line);
        return isWithoutAmount
          ? [name, note].filter(Boolean).join(' ')
          : line.replace(/^(\d+)\.0+(?=\s)/, '$1');
      }),
    }
  );
}
