/**
 * What a recipe lists and a cook has in the cupboard: tins, pans, bowls, machines.
 *
 * - The last word of the name identifies it: "20 cm round cake tin". Words that may be food too need
 *   one before them: a wire rack is equipment, a rack of lamb is not.
 * - What is weighed, measured or in slices is none: "100 g de pan" is bread.
 * - Goods of a shop that the table knows are bought: baking paper, foil trays, skewers, piping bags.
 * - Under the heading "Equipment" everything is, but for what the table knows.
 */
import {
  findForeignFood,
  findListedFood,
  findNamedFood,
  foodWords,
  singular,
  singularWords,
} from '@saltbush/recipe-parser/foods';
import type { Ingredient } from '@saltbush/recipe-parser/recipe';
import { findUnit, isMassUnit, isVolumeUnit } from '@saltbush/recipe-parser/units';

/** @example isEquipment({ name: 'cake tin', amount: '20', unit: 'cm', note: 'round' }) // true */
export function isEquipment({ name, unit, section = '' }: Ingredient): boolean {
  if (equipmentHeading.test(name)) return true;
  if (isMeasuredAsFood(unit)) return false;
  if (equipmentHeading.test(section.trim())) return findListedFood(name) === undefined;
  const [head = ''] = name.split(/[,(;Øø]|\s(?:with|for|lined|fitted|from|van|von|mit|met|à)\s/, 1);
  const typed = foodWords(head);
  const before = beforeNoun.get(singular(typed.at(-1) ?? ''));
  if (before === undefined) return false;
  const words = singularWords(typed);
  if (isSold(head, words)) return false;
  return before === '' || words.length === 1 || before.split(' ').includes(words.at(-2) ?? '');
}

/** Grams, cups, slices. */
function isMeasuredAsFood(unit: string): boolean {
  const id = findUnit(unit);
  return id !== undefined && (id === 'slice' || isMassUnit(id) || isVolumeUnit(id));
}

/** Sold in a supermarket, or eaten: "foil tray", "bread bowls", "barra de pan". */
function isSold(name: string, words: readonly string[]): boolean {
  const isMeant = words.at(-1) === 'thermometer';
  const isFood = findNamedFood(name) !== undefined || findForeignFood(name) !== undefined;
  return (isFood && !isMeant) || words.some((word) => soldOrEaten.has(word));
}

const equipmentHeading =
  /^(?:(?:special|kitchen|other|you(?: wi|['’])ll (?:also )?need|you (?:also )?need)\s)?(?:equipment|utensils|tools)\b|^you(?: wi|['’])ll (?:also )?need$/i;

const soldOrEaten: ReadonlySet<string> = new Set(
  'foil aluminium disposable paper cardboard plastic bread sourdough taco tortilla waffle lettuce hot'.split(
    ' ',
  ),
);

/** The noun, and where it may be food or a measure too the words of which one precedes it. */
const beforeNoun: ReadonlyMap<string, string> = new Map(
  [
    ': tin pan saucepan frypan skillet wok tray dish bowl basin ramekin mould mold pot stockpot',
    ': bakeware jug pitcher decanter thermometer whisk spatula ladle tongs sieve',
    ': strainer colander sifter grater zester peeler masher ricer mandoline mandolin corer pitter',
    ': blender processor fryer cooker microwave steamer griddle toaster kettle oven barbecue nozzle',
    ': pestle mortar cutter scale timer blowtorch brush machine maker grinder juicer beater tumbler',
    ': airfryer bakvorm ovenschaal koekenpan backform springform kastenform muffinform auflaufform pfanne',
    ': gugelhupfform tarteform quicheform tortenform kuchenform obstkuchenform puddingform terrinenform guglhupfform',
    ': muffinblech backblech kuchenblech blech kuchengitter ofenform gratinform lasagneform bräter bratpfanne',
    ': topf kochtopf nudelholz schneebesen stabmixer pürierstab handmixer küchenmaschine tortenring',
    ': backpinsel pinsel ausstecher ausstechform ausstechförmchen keksausstecher teigrolle fleischthermometer',
    ': waffeleisen raclettegerät fondueset spätzlepresse spätzlehobel kartoffelpresse einmachglas schraubglas weckglas',
    ': einmachgläser schraubgläser weckgläser souffléförmchen auflaufförmchen tarteletteförmchen eismaschine',
    ': quichevorm springvorm taartvorm cakevorm muffinvorm tulbandvorm broodvorm bakblik ovenplaat bakplaat',
    ': hapjespan wokpan braadpan steelpan grillpan soeppan tajine staafmixer keukenmachine deegroller garde spatel',
    ': rasp mengkom maatbeker weegschaal weckpot taartring uitsteekvorm uitstekers spuitmond wafelijzer',
    ': pureeknijper cakeblik muffinbakvorm ovenvorm braadslee',
    ': sartén molde teglia stampo padella',
    'glass sterilised sterilized clean preserving canning mason kilner jam empty airtight screw top: jar',
    'glass sterilised sterilized clean spray squeeze: bottle',
    'airtight plastic lidded freezer prep storage: container',
    'cocktail: shaker',
    'stand hand electric handheld held planetary: mixer',
    'wire cooling cake oven roasting drying baking: rack',
    'baking oven cookie silicone biscuit: sheet',
    'pie serving dinner oven cake tart: plate',
    'egg cake pastry metal mousse crumpet: ring',
    'cocktail serving dessert wine shot: glass',
    'measuring: cup',
    'wooden slotted metal measuring serving: spoon',
    'silicone baking sushi bamboo: mat',
    'pizza baking: stone',
    'ice cream cookie melon: scoop',
    'garlic potato tortilla: press',
    'chopping cutting: board',
    'chef bread paring sharp serrated: knife',
    'rolling: pin',
    'piping: tip',
    'kitchen chef cook: torch',
    'steamer fryer bamboo: basket',
    'tea: towel',
  ].flatMap((line) => {
    const [before = '', nouns = ''] = line.split(': ');
    return foodWords(nouns).map((noun): [string, string] => [singular(noun), before]);
  }),
);
