/**
 * Which of several ingredients a mention means.
 *
 * - Those of the step's section come first, then the most certain name: "sugar" is the sugar, not the brown
 *   sugar; but with brown and caster sugar it may be either, and both stay.
 * - The plural of what the list has in the singular is all of them: "the sugars", "both onions".
 * - What is listed for greasing is meant only where something is greased, and a part ("half the
 *   cheese") only of what has an amount.
 * - An ingredient that was named in full before is hardly meant by a shorter name that is the full
 *   name of another: with oil on the list, "sesame oil … oil" are two.
 * - Of two lines of the same food, the one whose whole amount was stated is used up: "the remaining
 *   salt" is of the other.
 * - An amount in the text that is the whole amount of just one of them decides; else one that only
 *   one of them is measured by ("1 cup of onion" is of those listed in cups).
 */
import { foodWords, singularWords } from '../../foods/food-words';
import type { Candidate, Mention } from './find-mentions';
import { isSureName, nameLevels } from '../amounts/ingredient-names';
import type { ListedIngredient } from '../amounts/listed-ingredient';

export interface Choice {
  /** The section of the step; undefined when it is not known. */
  section: string | undefined;
  isGreasing: boolean;
  /** "half the …", "the rest of …" */
  isPart: boolean;
  /** Ingredients that the steps named in full before. */
  named: ReadonlySet<ListedIngredient>;
  /** Whether the text measures it as the list does: by the cup, not by the piece. */
  isMeasuredAlike: (candidate: Candidate) => boolean;
  /** Ingredients whose whole amount the steps stated before. */
  spent: ReadonlySet<ListedIngredient>;
  /** Whether the text states the whole amount of the candidate. */
  isWholeStated: (candidate: Candidate) => boolean;
}

/** @returns one candidate, or several that can't be distinguished or are meant together */
export function chooseIngredient(mention: Mention, choice: Choice): readonly Candidate[] {
  const { isPlural, isAll } = mention;
  const fitting = fittingCandidates(mention.candidates, choice);
  const byName = fitting.filter(({ level }) => isSureName(level) || level === 'tail');
  const isTogether =
    isAll ||
    byName.every(isListedInSingular) ||
    byName.every(({ level }) => level === 'known' || level === 'short');
  if (isPlural && byName.length > 1 && isTogether) return byName;
  const surest = surestOf(fitting);
  if (surest.length > 1) {
    const open = preferred(surest, ({ ingredient }) => !choice.spent.has(ingredient));
    const stated = open.filter(choice.isWholeStated);
    if (stated.length === 1) return stated;
    const alike = open.filter(choice.isMeasuredAlike);
    if (alike.length === 1) return alike;
    return open.length === 1 ? open : surest;
  }
  const own = mention.candidates.filter(isOwnName);
  const isNamedBefore = surest.some(({ ingredient }) => choice.named.has(ingredient));
  const isShorter = surest.some(({ level }) => level === 'tail' || level === 'short');
  const others = own.filter(({ ingredient }) => !choice.named.has(ingredient));
  return isNamedBefore && isShorter && others.length > 0 ? [...surest, ...others] : surest;
}

/** Without those that something else about the mention rules out, if any are left. */
function fittingCandidates(
  candidates: readonly Candidate[],
  { section, isGreasing, isPart }: Choice,
): readonly Candidate[] {
  const forUse = preferred(candidates, ({ ingredient }) => ingredient.isForGreasing === isGreasing);
  const counted = isPart
    ? preferred(forUse, ({ ingredient }) => ingredient.total !== undefined)
    : forUse;
  if (section === undefined) return counted;
  return preferred(counted, ({ ingredient }) => ingredient.section === section);
}

/** Those of the most certain level; "salt" and "extra salt" are one food, equally certain. */
function surestOf(candidates: readonly Candidate[]): readonly Candidate[] {
  const level = nameLevels.find((each) => candidates.some((candidate) => candidate.level === each));
  const surest = candidates.filter((candidate) => candidate.level === level);
  const foods = surest.map(({ ingredient }) => ingredient.food);
  return candidates.filter(
    (candidate) =>
      surest.includes(candidate) ||
      (candidate.level === 'known' &&
        candidate.ingredient.amountText === '' &&
        candidate.ingredient.food !== undefined &&
        foods.includes(candidate.ingredient.food)),
  );
}

function isOwnName({ level }: Candidate): boolean {
  return level === 'own';
}

function isListedInSingular({ ingredient }: Candidate): boolean {
  const last = ingredient.words.slice(-1);
  return singularWords(last).join() === foodWords(last.join(' ')).join();
}

function preferred(
  candidates: readonly Candidate[],
  isBetter: (candidate: Candidate) => boolean,
): readonly Candidate[] {
  const better = candidates.filter(isBetter);
  return better.length > 0 ? better : candidates;
}
