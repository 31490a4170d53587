/**
 * What is drawn of a food, for the dishes it is in: chickpeas are small and beige, whatever their brand.
 *
 * - What is not seen in a dish (stock, oil, flour, spices) has no look.
 * - A shopping list shows foods as glyphs, fewer and of other names: `food-glyphs.ts`.
 */

import { findFoodById } from '@saltbush/recipe-parser/foods';
import { foodWordTable } from '../../recipe/recipes/cover/food-word-table';

/**
 * The looks of foods, each once, in their order. After a food comes what it is a kind of, which tells less: feta does
 * not also look like a slice of cheese.
 */
export function looksOf(foods: readonly string[]): string[] {
  const looks = new Set<string>();
  let isKnown = false;
  foods.forEach((food, index) => {
    const isKindOfLast = index > 0 && findFoodById(foods[index - 1]!)?.parentId === food;
    const look = isKindOfLast && isKnown ? undefined : lookOfFood(food);
    isKnown = look !== undefined || (isKindOfLast && isKnown);
    if (look !== undefined) looks.add(look);
  });
  return [...looks];
}

export const isMeat = (look: string): boolean => meats.has(look);

export const shellfish: ReadonlySet<string> = new Set(['prawn', 'mussel', 'squid']);
export const fish: ReadonlySet<string> = new Set(['fish', 'salmon']);
/** What is the heart of a dish that has it. */
export const meats: ReadonlySet<string> = new Set([
  ...'chicken beef mince lamb pork ham sausage'.split(' '),
  ...shellfish,
  ...fish,
]);

/** Looks with the words of the foods that have them. `none`: words of a food that would match another. */
const wordsByLook: Readonly<Record<string, string>> = {
  chicken: 'chicken turkey duck drumstick quail spatchcock goose poultry',
  beef: 'beef steak veal brisket silverside kangaroo venison chuck-steak rump scotch-fillet topside rib-eye sirloin osso-buco',
  mince: 'mince meatball rissole beef-mince lamb-mince pork-mince chicken-mince',
  lamb: 'lamb mutton goat',
  pork: 'pork pork-belly crackling',
  ham: 'ham prosciutto salami pepperoni pastrami mortadella',
  bacon: 'bacon pancetta speck lardon guanciale kaiserfleisch',
  sausage: 'sausage chorizo frankfurt cabanossi kransky bratwurst saveloy chipolata merguez nduja',
  fish: 'fish barramundi snapper cod flathead whiting bream basa ling fish-fillet haddock halibut kingfish swordfish flake anchovy sardine mackerel tuna herring',
  salmon: 'salmon trout',
  prawn:
    'prawn shrimp lobster moreton-bay-bug balmain-bug yabby marron scampi langoustine crab crabmeat',
  mussel: 'mussel clam oyster pipi scallop marinara-mix',
  squid: 'squid calamari octopus cuttlefish',
  tofu: 'tofu tempeh',
  egg: 'egg',
  bean: 'kidney-bean red-bean borlotti-bean pinto-bean canary-bean bean-mix mixed-bean adzuki-bean black-eyed-bean refried-bean canned-bean dried-bean soup-bean mung-bean',
  'black-bean': 'black-bean',
  'white-bean':
    'white-bean cannellini-bean butter-bean haricot-bean navy-bean lima-bean great-northern-bean gnocchi',
  'baked-bean': 'baked-bean',
  chickpea: 'chickpea',
  lentil: 'lentil split-pea dal',
  'green-bean':
    'green-bean runner-bean snake-bean flat-bean romano-bean helda-bean bobby-bean fine-bean dragon-tongue-bean okra',
  pea: 'pea edamame fresh-soya-bean frozen-soy-bean broad-bean fava-bean',
  'snow-pea': 'snow-pea sugar-snap-pea',
  asparagus: 'asparagus',
  avocado: 'avocado guacamole',
  beetroot: 'beetroot',
  broccoli: 'broccoli broccolini chinese-broccoli',
  cabbage: 'cabbage wombok sauerkraut brussels-sprout fennel kohlrabi',
  'red-cabbage': 'red-cabbage radicchio',
  kimchi: 'kimchi',
  capsicum: 'capsicum bell-pepper pimento',
  carrot: 'carrot',
  cauliflower: 'cauliflower',
  celery: 'celery rhubarb leek',
  chilli: 'chilli jalapeno habanero chipotle serrano-chilli',
  corn: 'corn corn-cob corn-kernel sweetcorn',
  cucumber: 'cucumber gherkin',
  eggplant: 'eggplant',
  herb: 'basil parsley coriander mint dill thyme sage oregano tarragon herb fresh-herbs marjoram chervil chive fennel-frond',
  rosemary: 'rosemary',
  leaf: 'lettuce rocket watercress mixed-salad-leaves endive cos iceberg',
  spinach: 'spinach silverbeet kale bok-choy choy-sum asian-greens chard',
  mushroom: 'mushroom porcini-mushroom chanterelle morel',
  olive: 'olive kalamata-olive tapenade',
  caper: 'caper',
  onion: 'onion shallot french-shallot',
  'spring-onion': 'spring-onion',
  potato: 'potato',
  pumpkin: 'pumpkin squash',
  'sweet-potato': 'sweet-potato',
  radish: 'radish',
  sprout: 'bean-sprout',
  tomato: 'tomato passata cherry-tomato tomato-puree',
  zucchini: 'zucchini',
  seaweed: 'nori seaweed wakame',
  apple: 'apple pear nashi quince',
  stonefruit: 'peach nectarine apricot persimmon',
  plum: 'plum prune fig date',
  banana: 'banana plantain',
  blueberry: 'blueberry blackberry boysenberry blackcurrant mixed-berry grape',
  cherry: 'cherry cranberry',
  raspberry: 'raspberry redcurrant',
  strawberry: 'strawberry',
  kiwi: 'kiwifruit',
  lemon: 'lemon lemon-juice lemon-zest yuzu',
  lime: 'lime lime-juice lime-zest',
  orange: 'orange mandarin tangelo tangerine grapefruit orange-zest orange-juice',
  mango: 'mango papaya pawpaw rockmelon',
  passionfruit: 'passionfruit',
  pineapple: 'pineapple',
  pomegranate: 'pomegranate',
  watermelon: 'watermelon',
  raisin: 'raisin sultana currant mixed-dried-fruit dried-fruit mixed-fruit',
  cheese:
    'cheese cheddar mozzarella gruyere provolone gouda emmental tasty-cheese brie camembert gorgonzola',
  parmesan: 'parmesan pecorino grana-padano',
  feta: 'feta ricotta goat-cheese bocconcini burrata labneh goats-cheese',
  halloumi: 'halloumi paneer',
  cream: 'cream sour-cream creme-fraiche yoghurt mascarpone cream-cheese',
  butter: 'butter',
  coconut: 'coconut desiccated-coconut shredded-coconut',
  'coconut-milk': 'coconut-milk coconut-cream',
  chocolate: 'chocolate cocoa chocolate-chip cacao nutella chocolate-biscuit',
  caramel:
    'caramel dulce-de-leche golden-syrup butterscotch toffee condensed-milk sweetened-condensed-milk',
  honey: 'honey maple-syrup',
  jam: 'jam',
  custard: 'custard custard-powder',
  nut: 'almond hazelnut walnut pecan macadamia cashew pistachio pine-nut mixed-nut nut',
  peanut: 'peanut peanut-butter',
  marshmallow: 'marshmallow',
  sesame: 'sesame-seed sesame',
  oat: 'oat rolled-oats muesli granola',
  rice: 'rice arborio basmati jasmine-rice',
  grain: 'barley bulgur burghul quinoa couscous spelt freekeh farro cracked-wheat wheat-berry',
  pasta:
    'pasta spaghetti linguine fettuccine penne macaroni lasagne-sheet tagliatelle rigatoni fusilli pappardelle orzo risoni farfalle ravioli tortellini',
  noodle:
    'noodle vermicelli hokkien-noodle ramen-noodle udon-noodle soba-noodle rice-noodle egg-noodle',
  crouton: 'crouton bread sourdough ciabatta baguette',
  none: 'breadcrumb coffee-bean vanilla-bean jelly-bean lemongrass coconut-sugar butter-lettuce fish-cake ginger-beer ginger-ale peanut-oil cream-of-tartar butternut-snap coconut-oil coconut-water peppercorn tomato-paste tomato-sauce buttermilk banana-essence ice-cream ground-fennel ginger-nut',
};

/**
 * @param key of a food of the table
 * @example lookOfFood('brown-onion') // 'onion'
 * @example lookOfFood('fish-sauce') // undefined
 */
export const lookOfFood = foodWordTable(wordsByLook);
