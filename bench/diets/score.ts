/** Compares what the program says about a recipe with the labels of a reader. */
import { type Requirement, requirements } from '../../packages/domain/src/recipe/diets/allergens';
import { type Verdict, verdictOf } from '../../packages/domain/src/recipe/diets/diet-facts';
import { recipeDiets } from '../../packages/domain/src/recipe/diets/recipe-diets';
import type { LabelledRecipe } from './labelled-recipes';

export interface Answer {
  recipe: LabelledRecipe;
  requirement: Requirement;
  label: Verdict;
  said: Verdict;
  /** Whether only a line that was not understood made it unsure. */
  isByUnknownLine: boolean;
}

export function answersTo(recipe: LabelledRecipe): Answer[] {
  const rows = recipe.lines.map((name) => ({ name, amount: '', unit: '' }));
  const diets = recipeDiets(rows);
  return requirements.map((requirement) => ({
    recipe,
    requirement,
    label: labelOf(recipe, requirement),
    said: verdictOf(diets, requirement),
    isByUnknownLine:
      diets.unknownLines.length > 0 && !diets.findings.some(({ of }) => of === requirement),
  }));
}

/** What a reader's labels say of it; diets by their own table, so that a wrong rule shows. */
function labelOf({ contains, unsure }: LabelledRecipe, requirement: Requirement): Verdict {
  const [refused, doubtful] = readersRules[requirement] ?? [[requirement], []];
  const hasMeatWithMilk = (of: (content: string) => boolean) => of('meat') && of('milk');
  const isKosher = requirement === 'kosher';
  const either = (content: string) => contains.has(content) || unsure.has(content);
  if (refused.some((each) => contains.has(each))) return 'contains';
  if (isKosher && hasMeatWithMilk((each) => contains.has(each))) return 'contains';
  if ([...refused, ...doubtful].some(either)) return 'unsure';
  return isKosher && hasMeatWithMilk(either) ? 'unsure' : 'no-sign';
}

const flesh = ['meat', 'pork', 'fish', 'crustacea', 'mollusc', 'seafood'];
const readersRules: Readonly<Record<string, readonly [string[], string[]]>> = {
  vegetarian: [
    [...flesh, 'gelatine'],
    ['fining', 'rennet'],
  ],
  vegan: [
    [...flesh, 'gelatine', 'egg', 'milk', 'honey'],
    ['fining', 'insect', 'rennet'],
  ],
  pescatarian: [['meat', 'pork', 'gelatine'], ['rennet']],
  'gluten-free': [['gluten', 'wheat'], []],
  'dairy-free': [['milk'], []],
  halal: [
    ['pork', 'alcohol'],
    ['gelatine', 'rennet'],
  ],
  kosher: [
    ['pork', 'crustacea', 'mollusc', 'non-kosher'],
    ['gelatine', 'rennet', 'seafood'],
  ],
};
