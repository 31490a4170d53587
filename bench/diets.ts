/**
 * Allergens and diets against labels made by reading (diets/labelling.md), for each set of recipes:
 *
 * - recall: of what the reader says a recipe contains, how much the program says it contains;
 * - missed: of the same, how much has "no sign", so that a filter would show it;
 * - precision: of what the program says it contains, how much the reader says so;
 * - unsure: the share of all answers that are "can't say", and how many of these only a line that was not
 *   understood causes.
 *
 * Some recipes are other people's pages, so they are not here: `npm run bench -- diets --pages <folder>`
 * takes a folder of saved pages, `<name>.html.gz` each. `--list` prints what differs.
 */
import { requirements } from '../packages/domain/src/recipe/diets/allergens';
import { type LabelledRecipe, readLabelledPages, readOwnRecipes } from './diets/labelled-recipes';
import { type Answer, answersTo } from './diets/score';
import { printTable } from './measure';

export interface DietsOptions {
  pages?: string | undefined;
  list?: boolean | undefined;
}

export async function benchDiets({ pages, list }: DietsOptions): Promise<void> {
  const folder = pages ?? process.env['BENCH_PAGES'] ?? '';
  if (folder === '') console.log('The pages are left out: say where they lie by --pages.\n');
  const sets: Record<string, LabelledRecipe[]> = {
    'for tuning': await readOwnRecipes('recipes-for-tuning.txt'),
    'held out': await readOwnRecipes('recipes-held-out.txt'),
    'rare allergens': await readOwnRecipes('recipes-with-rare-allergens.txt'),
    pages: folder === '' ? [] : await readLabelledPages(folder),
  };
  const answers = Object.entries(sets).map(
    ([set, recipes]) => [set, recipes.length, recipes.flatMap(answersTo)] as const,
  );
  const all = answers.flatMap(([, , ofSet]) => ofSet);
  if (list) for (const answer of all) printDifference(answer);
  printTable('Allergens and diets', [
    ...answers.map(([set, recipes, ofSet]) => ({ set, recipes, ...scoreOf(ofSet) })),
    { set: 'all', recipes: all.length / requirements.length, ...scoreOf(all) },
  ]);
  printTable(
    'By allergen and diet, all sets',
    requirements.map((each) => ({
      of: each,
      ...scoreOf(all.filter(({ requirement }) => requirement === each)),
    })),
  );
}

function scoreOf(answers: readonly Answer[]) {
  const contained = answers.filter(({ label }) => label === 'contains');
  const claimed = answers.filter(({ said }) => said === 'contains');
  const right = contained.filter(({ said }) => said === 'contains').length;
  const unsure = answers.filter(({ said }) => said === 'unsure');
  return {
    contained: contained.length,
    'recall, %': percent(right, contained.length),
    missed: contained.filter(({ said }) => said === 'no-sign').length,
    'precision, %': percent(right, claimed.length),
    'unsure, %': percent(unsure.length, answers.length),
    'by unknown lines, %': percent(
      unsure.filter(({ isByUnknownLine }) => isByUnknownLine).length,
      answers.length,
    ),
    'doubts overlooked': answers.filter(
      ({ label, said }) => label === 'unsure' && said === 'no-sign',
    ).length,
  };
}

function percent(part: number, whole: number): number | string {
  return whole === 0 ? '' : Math.round((part / whole) * 1_000) / 10;
}

/** What makes recall, precision or safety worse; a doubt more than the reader's is no difference. */
function printDifference({ recipe, requirement, label, said }: Answer): void {
  const isWorse =
    (label === 'contains') !== (said === 'contains') || (label === 'unsure' && said === 'no-sign');
  if (isWorse) console.log(`${recipe.name}: ${requirement} is ${label}, said ${said}`);
}
