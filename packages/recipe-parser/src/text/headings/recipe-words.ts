/**
 * What a recipe is called, by language: sites write it before or behind the name of a dish in the titles of their pages.
 */

const words: Readonly<Record<string, string>> = {
  en: 'recipe',
  de: 'rezept',
  fr: 'recette',
  es: 'receta',
  it: 'ricetta',
  pt: 'receita',
  ca: 'recepta',
  nl: 'recept',
  sv: 'recept(?:et)?',
  da: 'opskrift(?:en)?',
  no: 'oppskrift(?:en|a)?',
  fi: 'resepti|ohje',
  is: 'uppskrift(?:in)?',
  pl: 'przepis',
  cs: 'recept',
  sk: 'recept',
  hu: 'recept(?:je)?',
  ro: 're[țţt]et[ăa]',
  hr: 'recept',
  sl: 'recept',
  sr: 'рецепт',
  el: 'συνταγ[ήη]',
  ru: 'рецепт',
  uk: 'рецепт',
  bg: 'рецепта',
  tr: 'tarif(?:i)?',
  ja: '(?:の)?レシピ',
  zh: '食[谱譜]|菜[谱譜]|的?做法',
  ko: '레시피',
  lt: 'receptas',
  lv: 'recepte',
  et: 'retsept',
  ar: 'وصفة',
  fa: 'دستور پخت|طرز تهیه',
  ur: 'ترکیب',
  he: 'מתכון',
  hi: 'रेसिपी',
  id: 'resep',
  vi: 'công thức',
  th: 'สูตร(?:อาหาร)?',
};

/** As a piece of a regular expression; it needs the flags "iu". */
export const recipeWord = `(?:${Object.values(words).join('|')})`;

const behind = new RegExp(`\\s+[-–—|·:]\\s+${recipeWord}$`, 'iu');
const ahead = new RegExp(`^${recipeWord}\\s*:\\s+(?=\\S)`, 'iu');

/**
 * A name without the word for a recipe that a sign divides from it.
 *
 * @example withoutRecipeWord('Almond tart – recipe') // 'Almond tart', like 'Recipe: Almond tart'
 */
export function withoutRecipeWord(title: string): string {
  return title.replace(behind, '').replace(ahead, '');
}
