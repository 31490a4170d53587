/**
 * The course of a recipe whose author gave none, or none if it is not clear: what is offered for dinner by mistake
 * is worse than what is left out.
 *
 * - A tag that names a course decides.
 * - A word of the title that names a dish of another course decides: a cake is no dinner.
 * - What comes after "with" or "in" does not name the dish.
 * - A dinner has a main protein other than eggs, or is called what dinners are (a risotto) and has no sugar.
 *   What may be in desserts too (silken tofu, beans) makes none beside sugar without onion or garlic.
 */
import { foodWords, singularWords } from '@saltbush/recipe-parser/foods';
import type { Course, RecipeContent } from '@saltbush/recipe-parser/recipe';

/** @example inferCourse({ title: 'Lamb curry', tags: [], … }, { proteins: ['lamb'], foods }) // 'dinner' */
export function inferCourse(
  { title, tags }: Pick<RecipeContent, 'title' | 'tags'>,
  { proteins, foods }: { proteins: readonly string[]; foods: readonly string[] },
): Course | undefined {
  for (const word of tags.flatMap(wordsOf)) {
    const course = courseOfTag.get(word);
    if (course) return course;
  }
  // "Sausages with onion gravy" are no gravy.
  const words = wordsOf(title.split(/\b(?:with|in)\b/i)[0] ?? title);
  const other = words.map((word) => courseOfWord.get(word)).find((course) => course !== undefined);
  const isSweet = foods.some((food) => sweet.has(food));
  const isSavoury = foods.some((food) => savoury.has(food));
  // A zucchini slice is one, a caramel slice is not.
  if (isSavoury && !isSweet && words.includes('slice')) return 'dinner';
  const isDinner = words.some((word) => dinnerWords.has(word));
  if (other !== undefined && !(isDinner && proteins.length > 0)) return other || undefined;
  if (foods.length < leastFoods) return undefined;
  if (proteins.some((protein) => !alsoInDesserts.has(protein))) return 'dinner';
  if (isSweet && !isSavoury) return undefined;
  const isMain = proteins.some((protein) => protein !== 'eggs');
  return isMain || (isDinner && !isSweet) ? 'dinner' : undefined;
}

const wordsOf = (text: string): string[] => singularWords(foodWords(text));

const leastFoods = 3;

const alsoInDesserts: ReadonlySet<string> = new Set(['eggs', 'tofu', 'legumes']);
const savoury: ReadonlySet<string> = new Set(['onion', 'brown-onion', 'red-onion', 'garlic']);

const words = (text: string): string[] => text.split(' ');

const courseOfTag: ReadonlyMap<string, Course> = new Map<string, Course>([
  ...words('dinner main').map((word): [string, Course] => [word, 'dinner']),
  ...words('dessert pudding').map((word): [string, Course] => [word, 'dessert']),
  ...words('baking').map((word): [string, Course] => [word, 'baking']),
  ...words('breakfast brunch').map((word): [string, Course] => [word, 'breakfast']),
  ...words('lunch').map((word): [string, Course] => [word, 'lunch']),
  ...words('snack').map((word): [string, Course] => [word, 'snack']),
  ...words('side').map((word): [string, Course] => [word, 'side']),
  ...words('drink cocktail').map((word): [string, Course] => [word, 'drink']),
]);

/** Blank: no dinner, and no course of its own. */
const courseOfWord: ReadonlyMap<string, Course | ''> = new Map<string, Course | ''>([
  ...words('cake biscuit cookie muffin brownie scone lamington bread loaf bun slice cupcake').map(
    (word): [string, Course] => [word, 'baking'],
  ),
  ...words(
    'pudding pavlova trifle cheesecake crumble custard icecream sorbet gelato mousse tiramisu meringue fudge',
  ).map((word): [string, Course] => [word, 'dessert']),
  ...words('porridge granola muesli pancake waffle pikelet').map((word): [string, Course] => [
    word,
    'breakfast',
  ]),
  ...words('smoothie cocktail lemonade cordial punch shake').map((word): [string, Course] => [
    word,
    'drink',
  ]),
  ...words(
    'jam chutney relish pickle sauce dressing dip marinade stock broth gravy icing syrup pesto mayonnaise aioli spread paste',
  ).map((word): [string, ''] => [word, '']),
]);

const dinnerWords: ReadonlySet<string> = new Set(
  words(
    'curry stew casserole soup laksa ramen pho risotto paella pasta spaghetti lasagne lasagna bolognese carbonara pizza burger taco burrito enchilada fajita stroganoff schnitzel goulash tagine dal daal dhal biryani pilaf roast bake pie quiche frittata omelette shakshuka moussaka rice gnocchi ravioli noodle meatball meatloaf rissole kebab skewer chilli chili jambalaya korma vindaloo satay katsu teriyaki dumpling stirfry macaroni fettuccine linguine penne rigatoni tagliatelle pappardelle cannelloni minestrone parmigiana falafel tortilla rendang',
  ),
);

const sweet: ReadonlySet<string> = new Set(
  words(
    'caster-sugar icing-sugar white-sugar raw-sugar condensed-milk chocolate dark-chocolate milk-chocolate white-chocolate cocoa-powder golden-syrup vanilla-extract vanilla-bean',
  ),
);
