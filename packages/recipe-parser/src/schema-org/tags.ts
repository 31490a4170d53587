/**
 * Tags, cuisine and course, from keywords, category and cuisine.
 *
 * - Keywords in one text are separated by commas or semicolons.
 * - A tag is short, unique (whatever its case), and is not the recipe's title or the bare word
 *   "recipe".
 * - Of each field only the first `mostWords` count.
 * - Words for the course are the course, and those of the cuisine are the cuisine: no tags. Nor is a phrase
 *   whose words are all in the title ("easy apple pie recipe" of "Apple pie").
 * - The course is known from the category in the common European languages; otherwise undefined.
 */
import { courses, type Course } from '../recipe/recipe';
import { textsOf } from './schema-values';

/** A tag longer than this is a phrase written for search engines. */
const longestTag = 40;
const mostTags = 12;
/** Words of one field that are looked at: a few hundred are a list of everything. */
const mostWords = 200;

export interface Labels {
  tags: string[];
  cuisine?: string | undefined;
  course?: Course | undefined;
}

/** @example labelsFrom({ keywords: 'quick, vegan', recipeCuisine: 'Thai' }, 'Green curry') */
export function labelsFrom(node: Readonly<Record<string, unknown>>, title: string): Labels {
  const categories = words(node['recipeCategory']);
  const cuisines = words(node['recipeCuisine']);
  const repeated = [title, ...cuisines].map(wordSetOf);
  const isTag = (tag: string) =>
    tag.length <= longestTag &&
    !/^(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|recept(?:en)?|n\/?a|none|https?:.*)$/i.test(
      tag,
    ) &&
    !onlyCourse.test(tag) &&
    !repeated.some((known) => repeats(tag, known));
  const keywords = words(node['keywords']);
  const tags = [...categories, ...keywords].filter(isTag);
  return {
    tags: onceEach(tags).slice(0, mostTags),
    cuisine: cuisines[0],
    course: courseFrom(categories) ?? courseFrom(keywords.filter((word) => onlyCourse.test(word))),
  };
}

/** All words of the tag are in the text, or say nothing: "best apple pie recipe". */
function repeats(tag: string, known: ReadonlySet<string>): boolean {
  const own = (tag.toLowerCase().match(word) ?? []).filter((each) => !saysNothing.test(each));
  const found = own.filter((each) => known.has(each));
  const isWhole = own.length > 1 || own.length === known.size;
  return own.length > 0 && found.length === own.length && isWhole;
}

function wordSetOf(text: string): ReadonlySet<string> {
  return new Set(text.slice(0, longestTitle).toLowerCase().match(word));
}

const longestTitle = 200;
const word = /[\p{L}\p{M}\p{N}]+/gu;
const saysNothing =
  /^(?:recipes?|rezepte?|recettes?|recetas?|ricett[ae]|recept(?:en)?|easy|best|the|a|an|how|to|make|homemade|simple|food|dish(?:es)?|cuisine)$/;

function words(value: unknown): string[] {
  return textsOf(value)
    .flatMap((text) => text.split(/[,;|]/, mostWords))
    .map((word) => word.trim().replace(/^#/, ''))
    .filter((word) => word !== '')
    .slice(0, mostWords);
}

function onceEach(tags: readonly string[]): string[] {
  const byFolded = new Map<string, string>();
  for (const tag of tags) {
    if (!byFolded.has(tag.toLowerCase())) byFolded.set(tag.toLowerCase(), tag);
  }
  return [...byFolded.values()];
}

function courseFrom(categories: readonly string[]): Course | undefined {
  for (const category of categories) {
    const course = courses.find((name) => courseWords[name].test(category));
    if (course !== undefined) return course;
  }
  return undefined;
}

/** @example isOnlyCourse('Main course') // true, but not 'Chocolate cakes' */
export const isOnlyCourse = (label: string): boolean => onlyCourse.test(label.trim());

/** Nothing but the name of a course: "Main Course", "dinners", "Hauptgerichte". */
const onlyCourse =
  /^(?:breakfasts?|brunch|lunch(?:es)?|dinners?|supper|desserts?|snacks?|appetizers?|starters?|sides?|side dish(?:es)?|drinks?|beverages?|cocktails?|baking|mains?|main (?:course|dish|meal)(?:e?s)?|entr[ée]es?|courses?|weeknight dinners?|hauptgerichte?|hauptspeisen?|vorspeisen?|nachspeisen?|nachtisch|beilagen?|frühstück|mittagessen|abendessen|getränke?|plats? principa(?:l|ux)|petit[- ]déjeuner|accompagnements?|apéritifs?|boissons?|desayunos?|almuerzos?|cenas?|postres?|bebidas?|primi(?: piatti)?|secondi(?: piatti)?|antipasti|contorni|dolci|colazione|pranzo|hoofdgerecht(?:en)?|voorgerecht(?:en)?|nagerecht(?:en)?|bijgerecht(?:en)?|ontbijt|diner|huvudrätt(?:er)?|förrätt(?:er)?|efterrätt(?:er)?|frukost|middag|śniadanie|obiad|kolacja|desery?)$/i;

const courseWords: Record<Course, RegExp> = {
  breakfast:
    /breakfast|brunch|frühstück|petit.d[ée]jeuner|desayuno|colazione|ontbijt|frukost|śniadani/i,
  dessert:
    /dessert|pudding|nachspeise|nachtisch|postre|dolci|dolce|sobremesa|nagerecht|efterrätt|deser|sladk/i,
  side: /side|beilage|accompagnement|guarnici|contorn|acompanhamento|bijgerecht|tillbehör/i,
  drink: /drink|cocktail|beverage|smoothie|getränk|boisson|bebida|bevand|drank|dryck|napo/i,
  snack:
    /snack|appetizer|appetiser|starter|entr[ée]es?$|vorspeise|amuse|ap[ée]ritif|aperitivo|antipast|hapje|förrätt|przystawk|finger food/i,
  baking:
    /baking|bread|cake|cookie|biscuit|muffin|kuchen|gebäck|brot|plätzchen|gâteau|pan y|torta|torte|bakken|bakverk|ciast/i,
  lunch: /lunch|mittagessen|d[ée]jeuner|almuerzo|pranzo|almoço/i,
  dinner:
    /dinner|main|supper|entree|hauptgericht|hauptspeise|abendessen|plat principal|plat$|cena|segundo|second[io]|prim[io]|prato principal|hoofdgerecht|diner|huvudrätt|middag|hovedret|pääruo|danie główne|obiad/i,
};
