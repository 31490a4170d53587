/**
 * Images of foods for lists: which glyph stands for which food. No glyph is better than a wrong one.
 *
 * The names are those of Fluent Emoji (flat), and of a few drawn from them (`food-glyphs.test.ts` of the
 * web package draws all). What dishes are drawn of is another table, with other names: `food-looks.ts`.
 */

import { foodWordTable } from './food-word-table';

/** Glyphs with the words of the foods that look like them. `none`: words of a food that would match another. */
const wordsByGlyph: Readonly<Record<string, string>> = {
  avocado: 'avocado guacamole',
  bacon: 'bacon pancetta speck lardon prosciutto guanciale kaiserfleisch',
  'baguette-bread': 'baguette',
  banana: 'banana plantain',
  beans:
    'bean chickpea lentil kidney-bean black-bean cannellini-bean borlotti-bean butter-bean baked-bean split-pea dal',
  'beer-mug': 'beer lager ale stout',
  'bell-pepper': 'capsicum bell-pepper pimento',
  blueberries: 'blueberry mixed-berry blackberry boysenberry blackcurrant',
  bread: 'bread sourdough ciabatta focaccia brioche loaf toast breadcrumb crouton',
  broccoli: 'broccoli broccolini',
  butter: 'butter margarine ghee',
  carrot: 'carrot',
  'cheese-wedge':
    'cheese cheddar parmesan mozzarella feta ricotta gruyere pecorino halloumi brie camembert paneer mascarpone bocconcini haloumi grana-padano gorgonzola gouda emmental provolone burrata labneh',
  cherries: 'cherry',
  chestnut:
    'chestnut almond hazelnut walnut pecan macadamia cashew pistachio brazil-nut pine-nut mixed-nut nut',
  'chocolate-bar': 'chocolate cocoa chocolate-chip cacao nutella',
  coconut: 'coconut coconut-milk coconut-cream coconut-water',
  'cooked-rice': 'rice risotto arborio basmati jasmine-rice',
  crab: 'crab',
  cucumber: 'cucumber zucchini gherkin courgette',
  'cut-of-meat':
    'beef steak veal brisket silverside kangaroo venison chuck-steak rump mince scotch-fillet pork ham topside meatball',
  dumpling: 'dumpling gyoza wonton',
  'ear-of-corn': 'corn corn-cob corn-kernel sweetcorn polenta',
  egg: 'egg egg-yolk egg-white',
  eggplant: 'eggplant aubergine',
  fish: 'fish salmon tuna trout barramundi snapper cod flathead sardine anchovy mackerel ling whiting bream basa herring fish-fillet haddock halibut kingfish swordfish flake',
  flatbread: 'tortilla wrap pita-bread naan roti flatbread lavash chapati paratha pizza-base',
  'french-fries': 'hot-chip frozen-chip potato-wedge fries steak-fries shoestring-fries',
  garlic: 'garlic',
  'ginger-root': 'ginger galangal turmeric fresh-turmeric',
  'glass-of-milk': 'milk cream buttermilk yoghurt creme-fraiche sour-cream thickened-cream',
  grapes: 'grape raisin sultana currant',
  'green-apple': 'green-apple granny-smith-apple cooking-apple',
  herb: 'basil parsley coriander mint dill rosemary thyme sage oregano tarragon herb fresh-herbs marjoram chervil chive bay-leaf curry-leaf lemon-thyme fennel-frond',
  'honey-pot': 'honey golden-syrup maple-syrup',
  'hot-beverage': 'coffee espresso',
  'hot-pepper': 'chilli jalapeno habanero chipotle cayenne-pepper serrano-chilli',
  'ice-cream': 'ice-cream gelato sorbet',
  'kiwi-fruit': 'kiwifruit',
  'leafy-green':
    'lettuce spinach silverbeet kale cabbage rocket bok-choy choy-sum asian-greens wombok leek watercress mixed-salad-leaves chinese-broccoli brussels-sprout chard radicchio endive',
  lemon: 'lemon lemon-juice lemon-zest yuzu',
  lime: 'lime lime-juice lime-zest',
  lobster: 'lobster moreton-bay-bug balmain-bug yabby marron scampi langoustine',
  mango: 'mango papaya',
  'meat-on-bone': 'lamb mutton lamb-shank lamb-chop goat osso-buco pork-rib rack-of-lamb',
  melon: 'melon rockmelon honeydew-melon',
  mushroom: 'mushroom porcini-mushroom chanterelle morel',
  olive: 'olive kalamata-olive tapenade caper',
  onion: 'onion shallot french-shallot',
  oyster: 'oyster mussel clam scallop pipi',
  'pea-pod': 'pea snow-pea sugar-snap-pea edamame fresh-soya-bean frozen-soy-bean broad-bean',
  peach: 'peach nectarine apricot',
  peanuts: 'peanut peanut-butter',
  pear: 'pear nashi',
  pineapple: 'pineapple',
  popcorn: 'popcorn',
  potato: 'potato kipfler-potato',
  'poultry-leg':
    'chicken turkey duck chicken-breast chicken-thigh drumstick quail spatchcock goose roast-chicken',
  pumpkin: 'pumpkin squash butternut-pumpkin',
  'red-apple': 'apple',
  'roasted-sweet-potato': 'sweet-potato kumara',
  'sheaf-of-rice':
    'oat rolled-oats barley wheat bulgur burghul quinoa couscous spelt freekeh muesli granola farro',
  shrimp: 'prawn shrimp',
  spaghetti:
    'pasta spaghetti linguine fettuccine penne macaroni lasagne-sheet tagliatelle rigatoni fusilli pappardelle orzo risoni vermicelli farfalle ravioli tortellini gnocchi',
  squid: 'squid calamari octopus cuttlefish',
  'steaming-bowl': 'noodle hokkien-noodle ramen-noodle udon-noodle soba-noodle rice-noodle',
  strawberry: 'strawberry raspberry',
  tangerine: 'orange mandarin tangelo tangerine grapefruit orange-zest orange-juice',
  tomato: 'tomato passata cherry-tomato tomato-paste tomato-puree',
  watermelon: 'watermelon',
  'wine-glass': 'wine red-wine white-wine marsala sherry port',
  none: 'green-bean runner-bean yellow-bean snake-bean flat-bean romano-bean helda-bean bobby-bean fine-bean dragon-tongue-bean bean-sprout coffee-bean vanilla-bean jelly-bean lemongrass coconut-sugar butter-lettuce cauliflower-rice fish-cake ginger-beer ginger-ale ginger-nut peanut-oil star-fruit butternut-snap cream-of-tartar spaghetti-squash cheese-biscuit',
};

/**
 * @param key of a food in the table, or a name as a key
 * @example glyphOfFood('brown-onion') // 'onion'
 * @example glyphOfFood('fish-sauce') // undefined
 */
export const glyphOfFood = foodWordTable(wordsByGlyph);

/** All glyphs of foods. */
export const foodGlyphs: readonly string[] = Object.keys(wordsByGlyph).filter(
  (glyph) => glyph !== 'none',
);
