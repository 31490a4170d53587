/**
 * Words of a food's name in one spelling.
 *
 * - Lower case, no accents, no apostrophes; hyphens and other marks separate words.
 * - One spelling per word: Australian where spellings differ ("chili" is "chilli", "flavored" is
 *   "flavoured").
 * - "&" is "and". Numbers stay, since "00 flour" and "7 up" need them.
 * - Letters of other scripts stay as they are: a food typed in Greek has an identity too.
 */
import { singular } from './plurals';

/**
 * @example foodWords('Jalapeño peppers') // ['jalapeno', 'peppers']
 * @example foodWords('Bird’s-eye chile') // ['birds', 'eye', 'chilli']
 */
export function foodWords(text: string): string[] {
  // Switzerland writes "Weisswein", and whoever has no "œ" on the keyboard "oeufs".
  const plain = text.replaceAll('ß', 'ss').replaceAll('œ', 'oe').replaceAll('Œ', 'Oe');
  return lettersAndDigits(plain).map((word) => spellings.get(word) ?? word);
}

function lettersAndDigits(text: string): readonly string[] {
  // Most names are plain already: thousands of them are read at the start.
  if (plainWords.test(text)) return text.split(' ');
  const folded = text
    .normalize('NFD')
    .toLowerCase()
    .replace(/[\u0300-\u036f'’‘`´]/g, '')
    .replace(/&/g, ' and ');
  return folded.match(/[\p{L}\p{N}]+/gu) ?? [];
}

const plainWords = /^[a-z0-9]+(?: [a-z0-9]+)*$/;

/** @example singularWords(['bay', 'leaves']) // ['bay', 'leaf'] */
export function singularWords(words: readonly string[]): string[] {
  return words.map(singular);
}

/**
 * A text for a URL or a database key: lower-case letters, digits and hyphens only.
 *
 * @example slug('brown onion') // 'brown-onion'
 */
export function slug(text: string): string {
  const joined = foodWords(text).join('-');
  return joined.replace(
    /[^a-z0-9-]/gu,
    (letter) => `x${letter.codePointAt(0)?.toString(36) ?? ''}`,
  );
}

/** Other spelling -> the spelling of the food table. */
const spellings: ReadonlyMap<string, string> = new Map(
  Object.entries({
    and: 'n',
    yoghurt: 'yogurt yoghourt yogourt yoghurts yogurts',
    chilli: 'chili chile chilly chillie',
    chillies: 'chilies chiles chilis chillis',
    flavoured: 'flavored',
    flavour: 'flavor',
    colour: 'color',
    coloured: 'colored',
    colouring: 'coloring',
    fillet: 'filet',
    fillets: 'filets',
    gelatine: 'gelatin',
    sulphured: 'sulfured',
    unsulphured: 'unsulfured',
    caster: 'castor',
    doughnut: 'donut',
    doughnuts: 'donuts',
    fettuccine: 'fettucine fettuccini fettucini',
    linguine: 'linguini',
    turmeric: 'tumeric',
    hummus: 'hommus houmous humus houmus hoummos',
    feta: 'fetta',
    halloumi: 'haloumi',
    licorice: 'liquorice',
    whisky: 'whiskey',
    wholemeal: 'wholewheat',
    lasagne: 'lasagna lasagnes lasagnas',
    zucchini: 'courgette courgettes zucchinis',
    eggplant: 'aubergine',
    eggplants: 'aubergines',
    omelette: 'omelet',
    barbecue: 'barbeque',
    dal: 'dhal daal',
    nut: 'nutmeat',
    nuts: 'nutmeats',
    pappadum: 'poppadom papadum pappadam poppadum papadam',
    pappadums: 'poppadoms papadums pappadams poppadums papadams',
    mandarin: 'mandarine',
    dessicated: 'desicated',
    desiccated: 'dessicated desicated',
    parmesan: 'parmesean parmasan',
    mozzarella: 'mozarella',
    broccoli: 'brocolli broccolli',
    cappuccino: 'capuccino',
    worcestershire: 'worchestershire worcestshire worstershire',
    mayonnaise: 'mayonaise',
    tortilla: 'tortila',
    arugula: 'arrugula',
    vegetable: 'veg vegie veggie',
    vegetables: 'vegies veggies',
    aluminium: 'aluminum',
    nappies: 'diapers',
    nappy: 'diaper',
    mould: 'mold',
    cauliflower: 'cauli',
    pasteurised: 'pasteurized',
    homogenised: 'homogenized',
    crystallised: 'crystallized',
    caramelised: 'caramelized',
    moisturiser: 'moisturizer',
    moisturising: 'moisturizing',
    fibre: 'fiber',
    grey: 'gray',
    center: 'centre',
    litre: 'liter',
    odour: 'odor',
    gochujang: 'gochuchang kochujang',
    filo: 'fillo phyllo',
    margarine: 'margerine marjarine',
    sesame: 'seasame sesamie',
    avocado: 'avacado',
    avocados: 'avacados',
    cinnamon: 'cinammon cinamon cinnamin',
    vinegar: 'vinager vineger',
    potatoes: 'potatos',
    tomatoes: 'tomatos',
    raspberry: 'rasberry',
    raspberries: 'rasberries',
    espresso: 'expresso',
    powder: 'pwdr pwd powd pdr',
    cumin: 'cummin',
    coriander: 'corriander coriandor',
    jalapeno: 'jalepeno jalopeno',
    jalapenos: 'jalepenos jalopenos',
    prosciutto: 'proscuitto prosciuto',
    sriracha: 'siracha sriacha',
    mascarpone: 'marscapone marscarpone',
    cayenne: 'cayanne',
    bouillon: 'boullion bullion',
    brussels: 'brussel brussell',
    cilantro: 'cilanto',
    marshmallow: 'marshmellow',
    marshmallows: 'marshmellows',
    ricotta: 'riccota ricota',
    oregano: 'oregeno',
    vermicelli: 'vermicilli',
  }).flatMap(([right, others]) => others.split(' ').map((other) => [other, right] as const)),
);
