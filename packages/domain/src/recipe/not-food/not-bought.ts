/**
 * Needs that are not bought: tap water, ice, brine, and equipment.
 *
 * - Water in any state and use ("boiling water", "pasta cooking water") is one food.
 * - Waters of a shop (mineral, coconut, rose) are foods like others.
 */
import { type FoodIdentity, foodWords, slug, shortKey } from '@saltbush/recipe-parser/foods';
import { notBoughtReasons } from './not-bought-reasons';

export const water: FoodIdentity = { key: 'water', name: 'Water', food: undefined };

/** German, French, Spanish, Italian, Dutch, Portuguese, Polish, Nordic, Czech, Slovak, Hungarian and Finnish. */
const foreignWaters =
  /^(?:(?:(?:lau)?warmes |hei(?:ß|ss)es |kaltes |kochendes )?wasser|(?:d['’]|de l['’])?eau(?: chaude| froide| tiède| bouillante| glacée)?|(?:de )?agua(?: caliente| fría| tibia| hirviendo)?|(?:d['’]|di )?acqua(?: calda| fredda| tiepida| bollente)?|(?:lauw)?warm water|(?:koud|heet|kokend) water|(?:de )?água(?: (?:morna|fria|quente|fervente|gelada|filtrada))?|(?:(?:ciepł|zimn|letni|gorąc|przegotowan)(?:a|ej) )?(?:woda|wody|wodę)(?: (?:(?:ciepł|zimn|letni|gorąc|przegotowan)(?:a|ej)))?|(?:(?:varmt|kallt|kaldt|koldt|ljummet|lunkent|lunken|kokande|kogende|kokende|kokt|kogt) )?(?:vatten|vand|vann)|(?:(?:tepl|vlažn|studen|vařící|horúc)\p{L}* )?vod[ay]|(?:(?:langyos|hideg|meleg|forró) )?víz|(?:(?:kylm|lämmin|lämpim|kuum|kiehuv)\p{L}* )?(?:vesi|vettä))$/iu;

/** In which something was cooked: "Nudelwasser", "l'acqua di cottura della pasta". */
const ofCooking =
  /(?:nudel|pasta|koch|kartoffel|spaghetti|kook)(?:koch)?(?:wasser|water|vocht)$|\b(?:acqua|eau|agua|água) d[ei] (?:la )?(?:cottura|cuisson|cocci[oó]n|cozedura)(?!\p{L})/iu;

/** @example isWater('reserved pasta water') // true */
export function isWater(name: string): boolean {
  if (foreignWaters.test(name.trim()) || ofCooking.test(name)) return true;
  if (!/water\b/i.test(name)) return false;
  const words = foodWords(name.split(/[,(;]|\sfrom\s/, 1)[0] ?? '');
  return words.includes('water') && words.every((word) => word === 'water' || tapWaters.has(word));
}

/**
 * Equipment under the words of its row, since its size is part of what it is.
 *
 * @example equipmentIdentity('1 x 20cm round cake tin').key // 'equipment-1-x-20cm-round-cake-tin'
 */
export function equipmentIdentity(text: string): FoodIdentity {
  return { key: shortKey(`${equipmentKey}${slug(text)}`), name: text, food: undefined };
}

/** Why it need not be bought; undefined when it must. */
export function reasonNotBought(key: string): string | undefined {
  return key.startsWith(equipmentKey) ? notBoughtReasons.equipment : reasons[key];
}

const equipmentKey = 'equipment-';

const { water: fromTap, ice, brine } = notBoughtReasons;
const reasons: Readonly<Record<string, string>> = { water: fromTap, ice, brine };

const tapWaters: ReadonlySet<string> = new Set(
  [
    'boiling boiled hot cold cool warm lukewarm tepid luke iced icy ice chilled just freshly fresh recently',
    'tap filtered purified plain room temperature cooking pasta noodle potato bean reserved starchy salted',
    'blanching poaching simmering soaking extra additional more some for of or the from as needed very well',
    'mixed with a little bit',
  ].flatMap((line) => line.split(' ')),
);
