/**
 * The glyph of the dish that a title names.
 *
 * - Only what stands before "with", "in" or "on" counts: steak with chips is no plate of chips.
 * - The last words that name a dish count ("chicken noodle soup" is a soup), the longest first.
 */
import { foodWords, singularWords } from '@saltbush/recipe-parser/foods';

/**
 * @example dishGlyph('Chicken and leek pie') // 'pie'
 * @example dishGlyph('Silverside') // undefined
 */
export function dishGlyph(title: string): string | undefined {
  const words = singularWords(foodWords(title));
  const cut = words.findIndex((word, index) => index > 0 && addingWords.has(word));
  return lastDish(cut === -1 ? words : words.slice(0, cut));
}

function lastDish(words: readonly string[]): string | undefined {
  for (let end = words.length; end > 0; end -= 1) {
    for (let start = Math.max(0, end - longestPhrase); start < end; start += 1) {
      const glyph = glyphs.get(words.slice(start, end).join(' '));
      if (glyph !== undefined) return glyph;
    }
  }
  return undefined;
}

/** Glyphs with the names of dishes that look like them, in the singular. */
const namesByGlyph: Readonly<Record<string, string>> = {
  bagel: 'bagel',
  'birthday-cake': 'birthday cake, celebration cake',
  'bowl-with-spoon':
    'soup, broth, chowder, bisque, minestrone, porridge, congee, oatmeal, muesli, granola, bircher, gazpacho, dip, hummus, soupe',
  bread:
    'bread, loaf, damper, sourdough, toast, focaccia, cornbread, brioche, bruschetta, french toast',
  'baguette-bread': 'baguette, garlic bread',
  burrito: 'burrito, wrap, enchilada, quesadilla, fajita, spring roll, rice paper roll',
  'chocolate-bar': 'brownie, fudge, rocky road, chocolate slice, mousse, chocolate mousse',
  cookie: 'biscuit, cookie, anzac biscuit, shortbread, gingerbread, macaroon, anzac',
  'cocktail-glass': 'cocktail, martini, margarita, mojito, spritz, daiquiri',
  'cooked-rice': 'risotto, fried rice, pilaf, pilau, biryani, rice, nasi goreng, jambalaya',
  cooking:
    'omelette, frittata, shakshuka, scrambled egg, fried egg, egg benedict, tortilla espanola',
  croissant: 'croissant, danish',
  'cup-with-straw': 'smoothie, milkshake, shake, juice, lemonade, iced tea, punch',
  cupcake: 'cupcake, muffin, friand, cup cake, fairy cake',
  'curry-rice':
    'curry, dal, dhal, daal, korma, tikka masala, vindaloo, butter chicken, massaman, rendang, rogan josh, katsu, butter paneer, saag',
  custard: 'custard, panna cotta, creme caramel, creme brulee, flan, pudding, trifle',
  doughnut: 'doughnut, donut',
  dumpling: 'dumpling, gyoza, wonton, potsticker, pierogi, dim sim, momo',
  falafel: 'falafel, arancini, bliss ball, croquette',
  fish: 'fish and chip, fish n chip, barramundi, salmon, trout, snapper, fish, tuna steak',
  fondue: 'fondue',
  'french-fries': 'chip, fries, wedge, poutine',
  'fried-shrimp': 'tempura, prawn cutlet',
  'green-salad':
    'salad, slaw, coleslaw, tabbouleh, caesar salad, nicoise, fattoush, poke bowl, buddha bowl, waldorf',
  hamburger: 'burger, hamburger, cheeseburger, slider, sloppy joe',
  'hot-beverage': 'coffee, latte, hot chocolate, chai, tea',
  'hot-dog': 'hot dog, sausage sizzle',
  'ice-cream': 'ice cream, gelato, sorbet, sundae, semifreddo',
  jar: 'jam, chutney, relish, pickle, marmalade, pesto, sauce, dressing, marinade, curd, preserve, mayonnaise, stock, kimchi, sauerkraut',
  'meat-on-bone': 'roast lamb, lamb roast, lamb shank, lamb chop, lamb leg, rib, lamb cutlet',
  pancakes: 'pancake, pikelet, crepe, hotcake, blini, dutch baby',
  pie: 'pie, quiche, tart, pasty, galette, sausage roll, tarte tatin, crumble, cobbler, apple crumble, strudel, zucchini slice',
  pizza: 'pizza, calzone',
  popcorn: 'popcorn',
  'pot-of-food':
    'stew, casserole, hotpot, goulash, tagine, chilli con carne, chilli, braise, cassoulet, ragout, gumbo, slow cooker, pot roast, beef bourguignon, stroganoff, osso buco, ratatouille, coq au vin',
  'poultry-leg':
    'roast chicken, chicken schnitzel, schnitzel, chicken wing, drumstick, parmigiana, fried chicken, chicken parmi',
  pretzel: 'pretzel',
  sandwich: 'sandwich, toastie, panini, club sandwich, reuben, bahn mi, banh mi, jaffle, blt',
  'shallow-pan-of-food':
    'paella, stir fry, pan fry, tray bake, traybake, bake, gratin, moussaka, skillet, one pan, sheet pan',
  shortcake:
    'cake, pavlova, sponge, lamington, gateau, cheesecake, torte, swiss roll, tiramisu, slice, roulade',
  spaghetti:
    'pasta, spaghetti, bolognese, carbonara, linguine, fettuccine, penne, lasagne, lasagna, ravioli, macaroni, mac n cheese, mac and cheese, gnocchi, tagliatelle, ragu, cannelloni, orecchiette, rigatoni, pappardelle, alfredo, puttanesca, cacio e pepe',
  'steaming-bowl':
    'noodle, ramen, pho, laksa, udon, chow mein, pad thai, soba, tom yum, pad see ew, noodle soup, singapore noodle, mee goreng, wonton soup, yakisoba',
  'stuffed-flatbread':
    'kebab, souvlaki, kofta, gyro, gyros, yiros, shawarma, pita, doner, gozleme, flatbread',
  sushi: 'sushi, nigiri, sashimi, maki',
  taco: 'taco, nacho, tostada',
  'takeout-box': 'takeaway, sweet and sour pork, chop suey, kung pao chicken, kung pao',
  'teacup-without-handle': 'green tea, matcha',
  waffle: 'waffle',
};

const addingWords: ReadonlySet<string> = new Set(['with', 'in', 'on']);

const glyphs: ReadonlyMap<string, string> = new Map(
  Object.entries(namesByGlyph).flatMap(([glyph, names]) =>
    names.split(', ').map((name) => [singularWords(foodWords(name)).join(' '), glyph] as const),
  ),
);

/** Words in the longest name of `namesByGlyph`. */
const longestPhrase = 4;

/** All glyphs of dishes. */
export const dishGlyphs: readonly string[] = Object.keys(namesByGlyph);
