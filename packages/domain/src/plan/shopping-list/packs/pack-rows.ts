/**
 * The usual packs of supermarkets for the foods that households buy most. A table to extend.
 *
 * - Sizes are Australian. Other countries have rows of their own for what they sell in other sizes (`account/countries`).
 *
 * Typed by the developers from general knowledge of the shops, not copied from a source: another shop or brand may
 * sell another size.
 *
 * - One row: `food, other food: pack, larger pack`. A food is the first name of its row in the food table; a kind of a
 *   food ("thin spaghetti") has the packs of its parent, unless it has a row here.
 * - `300 mL carton`: the shopper reads the size. `12 each packet` holds 12 pieces.
 * - `~150 g bunch`: the shopper reads "1 bunch", and the size is only for adding up. Of several the largest is one whole,
 *   the others are parts of it: half a bunch of celery.
 * - `~1000 g whole` is one as it grows: "1 cauliflower".
 * - `loose`: none, though the parent has packs.
 */
export const packRows = `
  # Fruit and vegetables
  asparagus: ~170 g bunch
  broccolini: ~175 g bunch
  chinese broccoli, bok choy, choy sum, broccoli raab: ~400 g bunch
  celery: ~500 g bunch, ~1000 g bunch
  spring onion, radish: ~150 g bunch
  rhubarb, white asparagus: ~500 g bunch
  silverbeet: ~750 g bunch
  kale, spinach, watercress: ~300 g bunch
  baby spinach, baby kale, rocket, mixed salad leaves: 120 g bag
  parsley, coriander, mint, basil, thai basil, vietnamese mint, holy basil: ~100 g bunch
  dill, chervil: ~50 g bunch
  chive, garlic chive, rosemary, thyme, lemon thyme, sage, tarragon, fresh oregano, fresh marjoram: ~20 g bunch
  fresh bay leaf, fresh curry leaf, makrut lime leaf: ~10 g packet
  garlic: ~36 g bulb
  ginger, fresh turmeric, galangal: ~50 g knob
  cherry tomato: ~250 g punnet
  grape tomato, medley tomato: ~200 g punnet
  strawberry: ~250 g punnet
  pomegranate seed: 125 g tub
  blueberry, raspberry, blackberry: ~125 g punnet
  alfalfa sprout, snow pea sprout: ~100 g punnet
  bean sprout: 250 g bag
  baby corn: ~125 g punnet
  enoki mushroom: 100 g packet
  shimeji mushroom: 150 g packet
  lettuce: ~800 g whole
  cabbage: ~750 g whole, ~1500 g whole
  savoy cabbage: ~600 g whole, ~1200 g whole
  sugarloaf cabbage: ~1000 g whole
  wombok, cauliflower: ~500 g whole, ~1000 g whole
  pineapple: ~1250 g whole
  coleslaw mix, stir-fry vegetables: 500 g bag
  # Deli
  bacon: 250 g packet
  prosciutto, pancetta, smoked salmon, jamon: 100 g packet
  roast chicken: ~900 g whole
  hummus, tzatziki, baba ganoush, guacamole: 200 g tub
  halloumi: 225 g block
  brie, camembert: 200 g wheel
  blue cheese, goat cheese: 100 g packet
  gruyere, gouda, pecorino, manchego, havarti, jarlsberg: 200 g block
  semi-dried tomato: 250 g tub
  burrata, stracciatella, raclette, fontina, provolone, taleggio: loose
  # Bakery
  bread, sourdough, crusty bread, rye bread: ~700 g loaf
  ciabatta, turkish bread, focaccia: ~400 g loaf
  hamburger bun, hot dog bun, english muffin, crumpet, bagel: 6 each packet
  brioche bun: 4 each packet
  pita bread, lebanese bread: 5 each packet
  naan: 4 each packet
  tortilla, wrap: 8 each packet
  corn tortilla: 12 each packet
  pizza base: 2 each packet
  # Dairy and eggs
  milk: 1 L bottle, 2 L bottle, 3 L bottle
  goat milk, almond milk, soy milk, oat milk, rice milk, coconut drinking milk: 1 L carton
  buttermilk: 600 mL carton
  cream, thickened cream, pouring cream, single cream, light thickened cream, light cream: 300 mL carton, 600 mL carton
  cooking cream, half and half: 300 mL carton
  double cream: 300 mL tub
  sour cream: 300 mL tub
  creme fraiche: 200 g tub
  mascarpone: 250 g tub
  custard: 600 g carton, 1 kg carton
  butter: 250 g block, 500 g block
  margarine, dairy spread, dairy free spread, vegan butter, olive oil spread: 500 g tub
  lard, copha, vegetable shortening: 250 g block
  ghee: 500 g jar
  yoghurt: 500 g tub, 1 kg tub
  coconut yoghurt, soy yoghurt, dosa batter: 500 g tub
  whipped cream: 250 g tin
  liquid egg white: 500 g carton
  frozen whipped topping: 250 g tub
  cheese: 250 g block, 500 g block, 1 kg block
  cheese slice: 250 g packet
  mozzarella, pizza cheese, mexican cheese blend, italian cheese blend: 250 g bag, 500 g bag
  bocconcini: 220 g tub
  fresh mozzarella, buffalo mozzarella: 125 g tub
  parmesan, feta, paneer: 200 g block
  ricotta, cottage cheese: 250 g tub, 500 g tub
  cream cheese: 250 g block
  egg: ~12 each dozen
  tofu: 450 g block
  silken tofu: 300 g block
  tofu puff: 200 g packet
  tempeh: 300 g block
  fresh pasta, ravioli, tortellini, fresh lasagne sheet: 375 g packet
  gnocchi: 500 g packet
  hokkien noodle, fresh rice noodle, fresh udon noodle, fresh egg noodle, singapore noodle: 450 g packet
  filo pastry: 375 g packet
  miso: 400 g tub
  # Freezer
  puff pastry, shortcrust pastry: 1 kg packet
  frozen pea, frozen corn, frozen mixed vegetable, frozen green bean, frozen broccoli: 500 g bag, 1 kg bag
  frozen spinach: 250 g box
  frozen berry, frozen blueberry, frozen raspberry, frozen strawberry, frozen mango, frozen banana, frozen peach: 500 g bag, 1 kg bag
  frozen chip: 1 kg bag
  ice cream: 1 L tub, 2 L tub
  # Oil, vinegar, sauces, spreads
  olive oil, vegetable oil: 500 mL bottle, 1 L bottle
  macadamia oil, walnut oil, hazelnut oil, almond oil, avocado oil, truffle oil: 250 mL bottle
  sesame oil: 150 mL bottle
  ginger garlic paste, adobo sauce: 200 g jar
  coconut oil: 300 g jar
  cooking spray: ~225 g tin
  vinegar: 500 mL bottle
  balsamic vinegar, sherry vinegar, champagne vinegar, white balsamic vinegar, balsamic glaze: 250 mL bottle
  rice vinegar, black vinegar, mirin, worcestershire sauce: 250 mL bottle
  shaoxing wine: 500 mL bottle
  tomato sauce, barbecue sauce: 500 mL bottle
  hot sauce: 150 mL bottle
  henderson's relish, brown sauce, steak sauce: 250 mL bottle
  thick soy sauce, soy sauce, light soy sauce, dark soy sauce, salt reduced soy sauce, tamari, sweet soy sauce: 250 mL bottle
  fish sauce: 200 mL bottle
  oyster sauce, hoisin sauce, sriracha, teriyaki sauce, plum sauce: 250 mL bottle
  sweet chilli sauce: 250 mL bottle, 500 mL bottle
  chilli crisp, sambal oelek, gochujang, chilli paste, black bean sauce, satay sauce, laksa paste: 200 g jar
  curry paste: 200 g jar
  mustard: 200 g jar
  mayonnaise: 400 g jar
  aioli, tartare sauce: 250 g jar
  cranberry sauce, mint sauce: 250 g jar
  salad dressing: 300 mL bottle
  chutney, relish: 250 g jar
  apple sauce: 375 g jar
  horseradish, horseradish cream: 170 g jar
  gherkin, pickle, cornichon: 400 g jar
  olive, stem ginger: 350 g jar
  caper: 110 g jar
  pickled jalapeno: 300 g jar
  anchovy: 45 g tin
  sun-dried tomato, chargrilled capsicum: 280 g jar
  artichoke heart: 280 g jar, 400 g tin
  pesto: 190 g jar
  tahini: 385 g jar
  harissa: 100 g jar
  pomegranate molasses: 250 mL bottle
  salsa: 300 g jar
  honey: 500 g jar
  maple syrup: 250 mL bottle
  golden syrup, treacle, molasses: 500 g bottle
  peanut butter: 375 g jar
  almond butter, cashew butter, nut butter: 250 g jar
  nutella: 400 g jar
  vegemite, marmite, promite, aussiemite, yeast extract: 220 g jar
  jam: 250 g jar
  lemon curd: 280 g jar
  # Tins and cartons
  canned tomato: 400 g tin, 800 g tin
  canned chickpea, canned kidney bean, canned black bean, canned cannellini bean: 400 g tin
  canned white bean, canned butter bean, canned borlotti bean, canned pinto bean, canned lentil: 400 g tin
  canned four bean mix, canned mixed bean, refried bean: 400 g tin
  baked bean, canned corn, creamed corn: 420 g tin
  canned chilli beans: 400 g tin
  canned beetroot, canned pineapple: 440 g tin
  canned peach, canned pear, canned apricot, canned mango: 410 g tin
  canned tuna: 95 g tin, 185 g tin, 425 g tin
  canned salmon: 210 g tin, 415 g tin
  canned sardine: 110 g tin
  water chestnut, bamboo shoot: 225 g tin
  passata: 700 mL bottle
  tomato paste: 140 g tub, 500 g jar
  pasta sauce, pizza sauce: 500 g jar
  stock, bone broth: 1 L carton
  stock powder, chicken stock powder, vegetable stock powder, beef stock powder: 150 g jar
  stock cube: ~12 each packet
  coconut milk, coconut cream: 400 mL tin
  condensed milk: 395 g tin
  evaporated milk: 340 mL tin
  uht milk, long life cream: 1 L carton
  chickpea, black bean, cannellini bean: 400 g tin
  cream of mushroom soup, cream of chicken soup, cream of celery soup, cheddar cheese soup: 420 g tin
  tomato soup, condensed tomato soup: 420 g tin
  french onion soup mix: 40 g packet
  instant mashed potato: 150 g packet
  sauerkraut: 700 g jar
  pimento: 200 g jar
  dried shiitake mushroom, ancho chilli: 50 g packet
  agave syrup: 250 mL bottle
  corn syrup: 500 mL bottle
  # Pasta, rice, grains, pulses, noodles
  pasta: 500 g packet
  lasagne sheet: 375 g packet
  cannelloni, manicotti: 250 g packet
  couscous, pearl couscous, burghul, quinoa, pearl barley, polenta, semolina, freekeh: 500 g packet
  rice: 1 kg bag, 2 kg bag
  arborio rice, carnaroli rice, sushi rice, black rice, red rice, glutinous rice, wild rice: 500 g packet
  microwave rice: 250 g packet
  lentil, split pea, urad dal, toor dal, moong dal, dal, dried chickpea, dried kidney bean, dried black bean, dried cannellini bean: 500 g packet
  rice noodle, rice vermicelli, egg noodle, soba noodle, glass noodle, udon noodle: 250 g packet
  rice paper: 200 g packet
  nori: 25 g packet
  taco shell: 12 each packet
  jelly crystals: 85 g packet
  taco seasoning: 30 g sachet
  rolled oats: 750 g packet
  muesli, granola: 500 g packet
  Weet-Bix: 575 g box
  corn flake, rice bubbles: 500 g box
  breadcrumb: 250 g packet
  panko: 200 g packet
  fried shallot: 200 g packet
  # Baking
  plain flour, self-raising flour, wholemeal flour: 1 kg packet, 2 kg packet
  wholemeal self-raising flour, cake flour, bread flour, tipo 00 flour, gluten free flour, spelt flour: 1 kg packet
  cornflour, rice flour, besan flour, tapioca flour, buckwheat flour: 500 g packet
  rye flour: 1 kg packet
  sanding sugar: 100 g packet
  brioche: ~400 g loaf
  coffee, ground coffee: 200 g packet
  loose leaf tea: 100 g packet
  skim milk powder, milk powder: 1 kg packet
  haricot bean, dried white bean, dried borlotti bean, dried pinto bean, soybean: 500 g packet
  cooked beetroot: 250 g packet
  american cheese: 250 g packet
  almond meal, hazelnut meal: 200 g packet
  demerara sugar, turbinado sugar: 500 g packet
  chipotle in adobo: 200 g tin
  canned green chile: 125 g tin
  tomato puree: 400 g tin
  pumpkin puree, american tomato sauce: 425 g tin
  two minute noodle: 360 g packet
  potato starch: 250 g packet
  white sugar, raw sugar: 1 kg packet, 2 kg packet
  caster sugar: 1 kg packet
  brown sugar, icing sugar: 500 g packet, 1 kg packet
  palm sugar: 250 g packet
  coconut sugar: 500 g packet
  glucose syrup: 500 g jar
  baking powder: 200 g tub
  bicarbonate of soda: 350 g packet
  cream of tartar: 100 g packet
  dried yeast: 56 g packet
  gelatine: 100 g packet
  vanilla extract, almond extract, peppermint extract: 50 mL bottle
  vanilla bean paste: 65 g jar
  food colouring: 50 mL bottle
  cocoa powder, dutch cocoa, cacao powder: 200 g packet
  custard powder: 350 g packet
  dark chocolate, cooking chocolate, milk chocolate, white chocolate: 200 g block
  chocolate chip, chocolate melt: 250 g packet
  almond, walnut, pecan, hazelnut, macadamia, cashew, peanut, pistachio, raw cashew: 200 g packet
  flaked almond, slivered almond, pine nut: 100 g packet
  desiccated coconut, shredded coconut: 250 g packet
  chia seed, linseed, sunflower seed, pumpkin seed: 250 g packet
  sesame seed: 150 g packet
  sultana, raisin, currant, mixed dried fruit: 375 g packet
  date: 400 g packet
  dried apricot, dried fig, dried cranberry, prune, glace cherry, mixed peel: 200 g packet
  popping corn: 375 g packet
  plain sweet biscuit, marie biscuit, milk arrowroot biscuit, digestive biscuit: 250 g packet
  savoiardi: 400 g packet
  corn chip, potato chip: 175 g packet
  chocolate: 180 g block
  unsweetened chocolate: 200 g block
  marshmallow, mini marshmallow: 250 g bag
  oreo: 133 g packet
  cake mix: 340 g box
  vanilla pudding mix: 100 g box
  vanilla sugar: 100 g packet
  sprinkle: 130 g jar
  sweetened coconut, coconut: 250 g packet
  mixed nut: 375 g packet
  dried cherry: 150 g packet
  maraschino cherry: 225 g jar
  # Counted by recipes, sold in packets
  cracker, water cracker, saltine, ritz cracker, graham cracker, Tim Tam: 200 g packet
  ginger nut, ginger biscuit, gingersnap: 250 g packet
  lolly, jelly bean, gummy bear, gummy worm, jelly baby, caramel: 200 g bag
  chocolate kiss: 150 g bag
  candy cane: ~12 each box
  ice cream cone, gelatine leaf: ~12 each packet
  tea bag: ~100 each box
  fish finger: 375 g box
  chicken nugget: 400 g bag
  frozen meatball: 500 g bag
  hash brown: 700 g bag
  frozen waffle: 280 g packet
  # Herbs and spices: what is not here is sold in a small jar.
  salt, kosher salt, sea salt, coarse sea salt, rock salt, celtic sea salt, pink salt: ~500 g packet
  curing salt, black salt: 200 g packet
  sea salt flakes: ~250 g box
  cinnamon stick, star anise, bay leaf: ~20 g packet
  jarred garlic: 250 g jar
  # Drinks
  orange juice, apple juice, pineapple juice, cranberry juice: 1 L bottle, 2 L bottle
  coconut water: 1 L carton
  white wine, red wine, sparkling wine, champagne, rose wine, marsala, madeira, port, sherry, vermouth, grenadine: 750 mL bottle
  brandy, cognac, armagnac, rum, whisky, vodka, gin, tequila, pisco, cachaca, grappa: 700 mL bottle
  kahlua, coffee liqueur, grand marnier: 700 mL bottle
  beer, cider: 375 mL bottle
  instant coffee: 150 g jar
  instant espresso powder: 100 g jar
  ginger beer, soda water, tonic water, mineral water, sparkling water, lemonade, cola: 1.25 L bottle
  # Household
  baking paper, aluminium foil, cling film: ~1 each roll
  bamboo skewer, toothpick: ~100 each packet
`;
