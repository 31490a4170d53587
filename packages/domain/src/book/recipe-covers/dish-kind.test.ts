import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { dishKinds } from '../../recipe/recipes/cover/cover';
import { cookedFoods, foodsNamedIn } from '../recipe-search/recipe-foods';
import { dishKind, type DishSource } from './dish-kind';

const kindOf = (title: string, more: Partial<DishSource> = {}) =>
  dishKind({ title, titleFoods: foodsNamedIn(title), foods: [], ...more });

/** Titles with which the names of dishes were chosen, between dots. */
const known: Record<string, string> = {
  wrap: `Chicken Caesar wraps · Mushroom quesadillas · Breakfast burrito · Falafel wraps`,
  slice: `Rocky road · Caramel slice · Hedgehog slice · Peppermint slice · Muesli bars`,
  sandwich: `Egg sandwiches · Banh mi · Fish finger sandwich · Steak sandwich with caramelised onion`,
  roast: `Pork belly with apple · Corned beef with white sauce · Slow-cooked lamb shoulder with rosemary · Glazed ham · Roast pork with crackling · Meatloaf`,
  stew: `Ratatouille · Sausage casserole · Beef ragu with pappardelle · Veggie chilli · Vegetarian chilli con carne · Osso buco · Beef cheeks in red wine · Lamb shanks · Irish stew · Coq au vin · Cassoulet · Dutch oven pot roast`,
  salad: `Prawn cocktail · Tabbouleh · Vietnamese chicken salad · Thai beef salad · Warm lentil salad · Waldorf salad · Pasta salad · Green goddess salad`,
  curry: `Vegetable curry · Beef rendang · Chicken tikka masala · Pumpkin and chickpea curry · Red lentil dal · Lamb rogan josh · Fish curry · Palak paneer`,
  burger: `Haloumi burgers · Pulled pork burgers · Chicken burgers · Fish burgers`,
  grill: `Apricot chicken · Weeknight miso salmon tray · Creamy Tuscan chicken · Marry me chicken · Honey mustard chicken · Crispy skin barramundi with greens · Apricot chicken · Turkey with stuffing`,
  fritters: `Kimchi pancakes · Okonomiyaki · Zucchini and haloumi fritters · Arancini · Bubble and squeak · Hash browns · Corn fritters with avocado`,
  rice: `Pea risotto · Egg fried rice · Kedgeree · Pumpkin risotto`,
  tart: `Lemon tart · Caramelised onion tart · Lemon meringue pie · Pecan pie · Tarte tatin`,
  seafood: `Prawn saganaki · BBQ prawns · Chilli mussels · Oysters Kilpatrick`,
  bake: `Cauliflower cheese · Moussaka · Mum's tuna mornay · Lobster mornay · Chicken enchiladas · Scalloped potatoes · Potato bake`,
  porridge: `Bircher muesli · Overnight oats with berries · Acai bowl`,
  'noodle-soup': `Chicken noodle soup · Tom yum · Chicken pho`,
  jar: `Nonna's Sunday sauce with pork and beef · Tomato relish · Strawberry jam · Basil pesto · Sweet chilli sauce · Pickled onions`,
  soup: `Chicken and corn soup · French onion soup · Corn chowder · Cauliflower soup`,
  crumbed: `Salt and pepper squid · Chicken kiev · Crumbed lamb cutlets · Fish and chips · Chicken nuggets`,
  pie: `Beef and Guinness pie · Party pies · Butter chicken pie`,
  pasties: `Spinach and feta triangles · Vegetable samosas · Curry puffs · Apple turnovers`,
  'roast-chicken': `Chicken Maryland with lemon and thyme · Roast duck`,
  'stir-fry': `San choy bow · Teriyaki salmon · Kung pao chicken · Mongolian lamb · Sweet and sour pork`,
  chips: `Potato gems with chicken salt · Sweet potato fries`,
  noodles: `Chicken chow mein · Singapore noodles · Pad see ew`,
  pasta: `Pumpkin and sage ravioli · One-pot creamy mushroom pasta`,
  toast: `Baked beans on toast · Pull-apart garlic bread · Fairy bread · Welsh rarebit · Smashed avo · Bruschetta`,
  buns: `Cheese and Vegemite scrolls · Pizza scrolls · Hot cross buns`,
  pancakes: `Banana pikelets · Ricotta hotcakes`,
  muffins: `Bacon and egg muffins · Chocolate crackles · Friands · Cupcakes`,
  omelette: `Quick vegetable frittata · Asparagus omelette`,
  biscuits: `Jam drops · Melting moments · Honey joys · Chocolate chip cookies`,
  cake: `Flourless orange cake · Chocolate self-saucing pudding · Bread and butter pudding`,
  loaf: `Lemon drizzle cake · Cob loaf · Damper · No-knead bread`,
  sponge: `Victoria sponge`,
  cheesecake: `Basque cheesecake`,
  dumplings: `Golden syrup dumplings · Vegetable gyoza · Har gow`,
  crumble: `Rhubarb crumble · Peach cobbler`,
  pudding: `Panna cotta with raspberries`,
  dessert: `Chocolate mousse · Eton mess · Tiramisu`,
  'ice-cream': `Mango sorbet`,
  balls: `Rum balls · Spiced nuts · Popcorn`,
  drink: `Espresso martini · Iced coffee · Homemade lemonade · Green smoothie`,
  fruit: `Watermelon and mint cooler · Fruit platter · Poached pears`,
  dip: `Tzatziki · Beetroot dip · Spinach cob loaf dip · Grazing board · Cheese board`,
  flatbread: `Naan`,
  sausages: `Sausage sizzle · Toad in the hole`,
  skewers: `Lamb koftas with yoghurt · Chicken souvlaki · Prawn skewers`,
  taco: `Prawn tacos · Bao buns with pork belly`,
  nachos: `Loaded nachos`,
  meatballs: `Swedish meatballs · Porcupines`,
  stuffed: `Stuffed capsicums · Stuffed mushrooms · Hasselback potatoes`,
  rolls: `Cabbage rolls · Spring rolls`,
  sushi: `Sushi rolls`,
  bowl: `Poke bowl`,
  vegetables: `Miso eggplant · Honey carrots · Cauliflower steaks`,
  mash: `Creamy mash`,
  slaw: `Coleslaw`,
  pizza: `Pita pizzas · Hawaiian pizza`,
  doughnuts: `Cinnamon doughnuts · Churros · Profiteroles`,
  scones: `Date scones`,
  eggs: `Devilled eggs · Eggs Benedict`,
  none: `Nana's best · Monday surprise · The one Pete likes · Leftover lunch · Christmas morning`,
};

/** Titles that were written before the rules were tried with them. */
const unknown: Record<string, string> = {
  biscuits: `The best ever chewy Anzacs · Gingerbread men`,
  stew: `5-ingredient sausage and lentil casserole · Beef and red wine casserole - slow cooker · Beef caserole · Gumbo · Beef tagine with prunes · Ethiopian lentil stew`,
  wrap: `Sheet pan chicken fajitas`,
  pasta: `Jamie's 15 minute prawn linguine · Salmon, broccoli and pea pasta · Spagetti with meatballs · Gnocchi with burnt butter · Ravioli in brodo`,
  salad: `Crunchy noodle salad · Roast pumpkin, feta and pine nut salad · Prawn and mango salad`,
  bake: `Tuna pasta bake (kid friendly) · Cheesy cauliflower bake · Moussaka with lamb · Roast vegetable lasagne · School holiday bake-up`,
  taco: `Slow cooker: pulled pork tacos`,
  soup: `Bacon, leek and potato soup · Spicy black bean soup · Chiken noodle soupe · Minestrone`,
  pie: `Chicken, leek and mushroom pie · Greek spinach pie`,
  grill: `Middle Eastern lamb with couscous · Sticky Asian pork ribs · Surf and turf · Rump steak with mushroom sauce · T-bone and chips · Orange beef · Duck à l'orange · Chicken saltimbocca · Veal scaloppine · Lamb backstrap with salsa verde · Whole baked snapper · Steamed fish with ginger`,
  roast: `Crispy pork belly · Beef Wellington`,
  'roast-chicken': `Lemon and garlic roast chicken`,
  crumbed: `Chicken schnitzel with slaw · Chicken karaage · Tempura vegetables`,
  tart: `Caramelised onion and goat's cheese tart · Impossible quiche`,
  muffins: `Sweet corn and zucchini muffins · White chocolate and raspberry muffins · Raspberry friands`,
  pizza: `Ham, cheese and pineapple pizza`,
  fritters: `Mum's rissoles and gravy · Thai fish cakes · Salmon patties · Chorizo and potato hash · Corned beef hash`,
  sandwich: `Curried egg sandwiches`,
  rice: `Fried rice with bacon · Nasi lemak · Hainanese chicken rice · Mediterranean vegetable couscous · Paella · Jambalaya`,
  vegetables: `Barbecued corn with lime butter · Roasted cauliflower with tahini · Brussels sprouts with bacon · Green beans almondine · Steamed greens in oyster sauce · Mexican street corn`,
  noodles: `Satay beef noodles · Soba noodle bowl`,
  'mash-bake': `Fish pie with mashed potato top · Shepherdess pie`,
  toast: `Tomato and basil bruschetta · Prawn toast`,
  slice: `No-bake Mars Bar slice · Chocolate brownies with walnuts · Zucchini slice`,
  cake: `Caramel mud cake · Sticky date pudding · Steamed pudding with custard`,
  sponge: `Passionfruit sponge`,
  jar: `Strawberry and rhubarb jam · Lemon curd · Bread and butter pickles · Chimichurri`,
  drink: `Peach iced tea · Tropical smoothie`,
  'ice-cream': `Chocolate ice cream`,
  pavlova: `Mini pavlovas`,
  pudding: `Baked custard · Crème brûlée`,
  pasties: `Lamb and rosemary sausage rolls · Cheese straws · Vol-au-vents`,
  pancakes: `Blueberry pancake stack`,
  meatballs: `Pork and fennel meatballs`,
  dip: `Smoked trout pâté · Guacamole · Ploughman's lunch`,
  curry: `Okra curry · Sri Lankan egg curry`,
  stuffed: `Stuffed butternut pumpkin`,
  none: `Soufflé · Cheese soufflé · Big brekkie · Grandpa's favourite · Tuesday · Camp oven surprise · Pam's special`,
  sausages: `Bangers in onion gravy · Hot dogs`,
  rolls: `Rice paper rolls`,
  sushi: `California rolls`,
  flatbread: `Garlic naan`,
  loaf: `Rye sourdough`,
  buns: `Cinnamon scrolls`,
  scones: `Pumpkin scones`,
  crumble: `Apple and berry crumble`,
  eggs: `Ramen eggs`,
  'stir-fry': `Udon stir fry · Beef and broccoli · Cashew chicken`,
  seafood: `Scallops with pea puree`,
  fruit: `Fruit kebabs`,
  porridge: `Bircher · Toasted muesli`,
  burger: `Bacon and egg roll`,
};

const cases = [known, unknown].flatMap((table) =>
  Object.entries(table).flatMap(([kind, titles]) =>
    titles.split(' · ').map((title) => [title, kind]),
  ),
);

test.each(cases)('the dish "%s" is of the kind %s', (title, kind) => {
  expect(kindOf(title!) ?? 'none').toBe(kind);
});

describe('a title that names no dish', () => {
  const foods = cookedFoods(
    ['800 g chicken thighs', '1 cup apricot nectar'].map((name) => ({
      name,
      amount: '',
      unit: '',
    })),
  );

  test.each([
    ['Simmer for 40 minutes.', 'stew'],
    ['Cook in a hot wok.', 'stir-fry'],
    ['Roast for an hour.', 'roast'],
    ['Grill on both sides.', 'grill'],
    ['Coat with breadcrumbs.', 'crumbed'],
    ['', 'grill'],
  ])('a title that only names a meat looks as the step "%s" cooks it: %s', (step, kind) => {
    expect(kindOf('Apricot chicken', { foods, steps: [step] })).toBe(kind);
    expect(kindOf('Nana’s best', { foods, steps: [step] })).toBe(kind);
  });

  test('a title that names no food leaves it to the tags, then to the dish that the steps name most', () => {
    expect(kindOf('Nana’s best', { tags: ['winter', 'soups'] })).toBe('soup');
    expect(
      kindOf('Nana’s best', { steps: ['Fill the muffin tin.', 'Let the muffins cool.'] }),
    ).toBe('muffins');
    expect(kindOf('Nana’s best', { steps: ['Serve with a salad.'] })).toBeUndefined();
    expect(kindOf('Nana’s best', { course: 'drink' })).toBe('drink');
  });
});

test('any text has a known kind of dish or none', () => {
  fc.assert(
    fc.property(fc.string(), fc.array(fc.string(), { maxLength: 20 }), (title, foods) => {
      expect([...dishKinds, undefined]).toContain(
        kindOf(title, { foods, steps: foods, tags: foods }),
      );
    }),
  );
});

test('a long title has its kind in time', () => {
  expect(kindOf('with '.repeat(200))).toBeUndefined();
});
