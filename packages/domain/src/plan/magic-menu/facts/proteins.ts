/**
 * Which main protein a food is. Meat and fish are sorted by the words of their ids and those of the foods they are
 * kinds of: "chicken-thigh" is chicken. Stock, sauces and spices are none.
 */
import { findFoodById, type Food } from '@saltbush/recipe-parser/foods';

/** @example proteinOf(findFoodById('chicken-thigh')) // 'chicken' */
export function proteinOf(food: Food): string | undefined {
  const known = proteins.get(food.id);
  if (known !== undefined) return known || undefined;
  const found = findProtein(food);
  proteins.set(food.id, found ?? '');
  return found;
}

/** Foods of the table only; blank for none. */
const proteins = new Map<string, string>();

function findProtein(food: Food): string | undefined {
  const isMeat = meatAisles.has(food.aisle) || food.id.startsWith('canned-');
  const kinds = kindsOf(food);
  const rules = isMeat ? [...plants, ...meats] : food.aisle === 'Freezer' ? meats : plants;
  return rules.find(([, pattern]) =>
    kinds.some((id) => pattern.test(id) && !notMain.test(id)),
  )?.[0];
}

/** Its id, and those of what it is a kind of. */
const kindsOf = ({ id, parentId }: Food): string[] => {
  const parent = parentId === undefined ? undefined : findFoodById(parentId);
  return [id, ...(parent ? kindsOf(parent) : [])];
};

const meatAisles: ReadonlySet<string> = new Set(['Meat & Seafood', 'Deli']);
const notMain =
  /stock|sauce|broth|soup|pate$|loaf|powder|bone|skin|fat$|gravy(?!-beef)|salt|seasoning|paste|suet|crackling|-roe|green-bean|sprout|vanilla|coffee|cocoa|jelly|cheese|curd|fries|potato|chip$|tortilla|pasta|dumpling/;

type Rule = readonly [protein: string, pattern: RegExp];

const plants: readonly Rule[] = [
  ['tofu', /tofu|tempeh/],
  [
    'legumes',
    /lentil|chickpea|split-pea|(black|kidney|cannellini|borlotti|butter|white|pinto|navy|haricot|broad|red|mixed|bean-mix|four|baked|black-eyed)-?(bean|eyed)|bean-mix/,
  ],
  ['eggs', /^egg$/],
  ['halloumi', /halloumi/],
  ['paneer', /paneer/],
];

/** The first that fits. */
const meats: readonly Rule[] = [
  ['chicken', /chicken|spatchcock/],
  ['turkey', /turkey/],
  ['duck', /(?<!geo)duck|quail|goose/],
  ['lamb', /lamb|mutton|\bgoat\b|merguez/],
  [
    'game',
    /kangaroo|venison|rabbit|emu|crocodile|bison|pheasant|partridge|pigeon|grouse|guinea-fowl|ostrich|boar|\belk\b|reindeer|\bhare\b|horse-meat|alligator|frog-leg/,
  ],
  [
    'pork',
    /pork|bacon|gammon|lap-cheong|\bham\b|prosciutto|pancetta|chorizo|salami|speck|kransky|kielbasa|bratwurst|baby-back/,
  ],
  ['sausages', /sausage|chipolata|boerewors|cevapi/],
  [
    'seafood',
    /prawn|scampi|abalone|whelk|winkle|conch|limpet|geoduck|langoustine|sea-urchin|sea-cucumber|crab|lobster|\bbug\b|mussel|oyster|scallop|squid|calamari|cuttlefish|octopus|clam|pipi|cockle|marinara|seafood|crayfish|yabby|marron/,
  ],
  [
    'fish',
    /fish|salmon|kipper|rollmop|fresh-anchovy|sprat|pilchard|whitebait|\beel\b|\bcarp\b|\bpike\b|mulloway|tailor|leatherjacket|tuna|barramundi|snapper|\bcod\b|trout|flathead|whiting|bream|\bling\b|rockling|hoki|basa|trevalla|john-dory|perch|roughy|pollock|bass|tilapia|(?<!ris)sole|flounder|turbot|plaice|mahi|grouper|kingfish|flake|shark|mullet|mackerel|sardine|herring|halibut|haddock|garfish|nannygai|emperor|skate|char\b/,
  ],
  [
    'beef',
    /beef|veal|steak|mince|osso-buco|oxtail|meatball|silverside|brisket|rib-roast|topside|roast$|short-rib|tri-tip|eye-round|bolar/,
  ],
];
