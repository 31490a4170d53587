/**
 * Every measure a recipe may name, with all its spellings.
 *
 * - The id of a unit that the form offers is the option's value (Spec 3); others are a plain word.
 * - Spellings are lower case, without points; plurals are listed, never guessed.
 * - Languages: British, American, Australian and Canadian English; the basics of German, French,
 *   Spanish and Italian. A word that means a food in one language is left out ("bar", "cup" stay).
 * - `count` units are each their own kind: two slices and one clove don't add.
 */
export interface UnitRow<D extends Dimension = Dimension> {
  readonly dimension: D;
  readonly label: string;
  readonly plural: string;
  /** Besides label and plural. A comma separates spellings; a spelling may have spaces. */
  readonly spellings: string;
}

export type Dimension = 'mass' | 'volume' | 'length' | 'count';

/** A unit whose short form has no plural: "2 g". */
function symbol<D extends Dimension>(dimension: D, label: string, spellings: string): UnitRow<D> {
  return { dimension, label, plural: label, spellings };
}

function word<D extends Dimension>(
  dimension: D,
  label: string,
  plural: string,
  spellings = '',
): UnitRow<D> {
  return { dimension, label, plural, spellings };
}

export const unitTable = {
  g: symbol(
    'mass',
    'g',
    'gr, gm, gms, grm, gram, grams, gramme, grammes, gramm, gramos, gramo, grammi, grammo',
  ),
  kg: symbol(
    'mass',
    'kg',
    'kgs, kilo, kilos, kilogram, kilograms, kilogramme, kilogrammes, kilogramm, kilogramos, chilo, chilogrammo, chilogrammi',
  ),
  mg: symbol('mass', 'mg', 'milligram, milligrams, milligramme, milligrammes, milligramm'),
  lb: symbol('mass', 'lb', 'lbs, pound, pounds'),
  oz: symbol('mass', 'oz', 'ozs, ounce, ounces, once, onces, unze, unzen'),
  pfund: word('mass', 'Pfund', 'Pfund', 'pfd, livre, livres'),
  etto: word('mass', 'etto', 'etti'),

  ml: symbol(
    'volume',
    'ml',
    'mls, millilitre, millilitres, milliliter, milliliters, mililitros, mililitro, millilitri',
  ),
  cl: symbol('volume', 'cl', 'centilitre, centilitres, centiliter, centiliters, centilitri'),
  dl: symbol('volume', 'dl', 'decilitre, decilitres, deciliter, deciliters, decilitri'),
  l: symbol('volume', 'l', 'lt, ltr, ltrs, litre, litres, liter, liters, litro, litros, litri'),
  tsp: symbol(
    'volume',
    'tsp',
    'tsps, teasp, teaspoon, teaspoons, teaspoonful, teaspoonfuls, teaspoonsful, tea spoon, tea spoons, tl, teelöffel, cc, càc, c à c, c à café, cuillère à café, cuillères à café, cuillerée à café, cuillerées à café, cuil à café, cucharadita, cucharaditas, cdta, cdtas, cdita, cditas, cucchiaino, cucchiaini',
  ),
  dsp: word(
    'volume',
    'dessertspoon',
    'dessertspoons',
    'dsp, dstsp, dstspn, dessertspoonful, dessertspoonfuls, dessert spoon, dessert spoons',
  ),
  tbsp: symbol(
    'volume',
    'tbsp',
    'tbsps, tb, tbs, tbls, tblsp, tblsps, tbl, tbspn, tablespoon, tablespoons, tablespoonful, tablespoonfuls, tablespoonsful, table spoon, table spoons, el, esslöffel, càs, c à s, c à soupe, cs, cuillère à soupe, cuillères à soupe, cuillerée à soupe, cuillerées à soupe, cuil à soupe, cuchara, cucharas, cucharada, cucharadas, cda, cdas, cucchiaio, cucchiai',
  ),
  cup: word(
    'volume',
    'cup',
    'cups',
    'c, cupful, cupfuls, cupsful, tasse, tassen, tasses, taza, tazas, tazza, tazze',
  ),
  'fl oz': symbol(
    'volume',
    'fl oz',
    'floz, fl ozs, fluid oz, fluid ounce, fluid ounces, fl ounce, fl ounces',
  ),
  pt: word('volume', 'pint', 'pints', 'pt, pts'),
  qt: word('volume', 'quart', 'quarts', 'qt, qts'),
  gal: word('volume', 'gallon', 'gallons', 'gal, gals'),
  gill: word('volume', 'gill', 'gills'),

  inch: word('length', 'inch', 'inches', 'in, ", ”, ″'),
  cm: symbol('length', 'cm', 'cms, centimetre, centimetres, centimeter, centimeters'),
  mm: symbol('length', 'mm', 'millimetre, millimetres, millimeter, millimeters'),

  whole: symbol('count', 'whole', ''),
  dozen: word('count', 'dozen', 'dozen', 'doz, dozens'),
  pair: word('count', 'pair', 'pairs'),
  bunch: word(
    'count',
    'bunch',
    'bunches',
    'bund, botte, bottes, manojo, manojos, mazzo, mazzi, mazzetto, mazzetti',
  ),
  clove: word(
    'count',
    'clove',
    'cloves',
    'zehe, zehen, knoblauchzehe, knoblauchzehen, gousse, gousses, diente, dientes, spicchio, spicchi',
  ),
  tin: word(
    'count',
    'tin',
    'tins',
    'dose, dosen, boîte, boîtes, lata, latas, scatola, scatole, lattina, lattine',
  ),
  can: word('count', 'can', 'cans'),
  jar: word('count', 'jar', 'jars', 'tarro, tarros, barattolo, barattoli, vasetto, vasetti'),
  bottle: word(
    'count',
    'bottle',
    'bottles',
    'flasche, flaschen, bouteille, bouteilles, botella, botellas, bottiglia, bottiglie',
  ),
  packet: word(
    'count',
    'packet',
    'packets',
    'pkt, pkts, pack, packs, pk, package, packages, pkg, pkgs, packung, packungen, päckchen, pck, pkg, pckg, paquet, paquets, paquete, paquetes, pacchetto, pacchetti, confezione, confezioni',
  ),
  sachet: word('count', 'sachet', 'sachets', 'sobre, sobres, bustina, bustine, beutel, tütchen'),
  envelope: word('count', 'envelope', 'envelopes'),
  pouch: word('count', 'pouch', 'pouches'),
  bag: word('count', 'bag', 'bags', 'bolsa, bolsas'),
  box: word('count', 'box', 'boxes'),
  carton: word('count', 'carton', 'cartons'),
  container: word('count', 'container', 'containers'),
  tub: word('count', 'tub', 'tubs', 'pots, becher'),
  tube: word('count', 'tube', 'tubes', 'tuben'),
  punnet: word('count', 'punnet', 'punnets', 'barquette, barquettes'),
  tray: word('count', 'tray', 'trays'),
  block: word('count', 'block', 'blocks'),
  bar: word('count', 'bar', 'bars'),
  log: word('count', 'log', 'logs'),
  roll: word('count', 'roll', 'rolls'),
  bowl: word('count', 'bowl', 'bowls'),
  glass: word(
    'count',
    'glass',
    'glasses',
    'glas, gläser, verre, verres, vaso, vasos, bicchiere, bicchieri',
  ),
  mug: word('count', 'mug', 'mugs'),
  slice: word(
    'count',
    'slice',
    'slices',
    'scheibe, scheiben, tranche, tranches, rebanada, rebanadas, loncha, lonchas, rodaja, rodajas, fetta, fette',
  ),
  piece: word(
    'count',
    'piece',
    'pieces',
    'pc, pcs, stück, stücke, stk, pièce, pièces, morceau, morceaux, pieza, piezas, trozo, trozos, pezzo, pezzi',
  ),
  length: word('count', 'length', 'lengths'),
  strip: word('count', 'strip', 'strips'),
  sheet: word('count', 'sheet', 'sheets'),
  stick: word('count', 'stick', 'sticks'),
  stalk: word(
    'count',
    'stalk',
    'stalks',
    'stange, stangen, branche, branches, costa, coste, gambo, gambi',
  ),
  stem: word('count', 'stem', 'stems'),
  rib: word('count', 'rib', 'ribs'),
  spear: word('count', 'spear', 'spears'),
  sprig: word(
    'count',
    'sprig',
    'sprigs',
    'zweig, zweige, brin, brins, ramita, ramitas, rametto, rametti',
  ),
  strand: word('count', 'strand', 'strands'),
  leaf: word(
    'count',
    'leaf',
    'leaves',
    'blatt, blätter, feuille, feuilles, hoja, hojas, foglia, foglie',
  ),
  head: word('count', 'head', 'heads', 'cabeza, cabezas, tête, têtes'),
  bulb: word('count', 'bulb', 'bulbs', 'knolle, knollen'),
  ear: word('count', 'ear', 'ears'),
  cob: word('count', 'cob', 'cobs'),
  crown: word('count', 'crown', 'crowns'),
  wedge: word('count', 'wedge', 'wedges'),
  segment: word('count', 'segment', 'segments'),
  cube: word('count', 'cube', 'cubes', 'würfel'),
  square: word('count', 'square', 'squares'),
  ball: word('count', 'ball', 'balls'),
  scoop: word('count', 'scoop', 'scoops'),
  round: word('count', 'round', 'rounds'),
  chunk: word('count', 'chunk', 'chunks'),
  rasher: word('count', 'rasher', 'rashers'),
  fillet: word('count', 'fillet', 'fillets', 'filet, filets'),
  cutlet: word('count', 'cutlet', 'cutlets'),
  rack: word('count', 'rack', 'racks'),
  link: word('count', 'link', 'links'),
  slab: word('count', 'slab', 'slabs'),
  loaf: word('count', 'loaf', 'loaves'),
  wheel: word('count', 'wheel', 'wheels'),
  knob: word('count', 'knob', 'knobs'),
  thumb: word('count', 'thumb', 'thumbs'),
  handful: word(
    'count',
    'handful',
    'handfuls',
    'handsful, handvoll, poignée, poignées, puñado, puñados, manciata, manciate',
  ),
  pinch: word(
    'count',
    'pinch',
    'pinches',
    'prise, prisen, msp, pincée, pincées, pizca, pizcas, pizzico, pizzichi',
  ),
  dash: word('count', 'dash', 'dashes'),
  drop: word('count', 'drop', 'drops', 'tropfen, goutte, gouttes, gota, gotas, goccia, gocce'),
  splash: word('count', 'splash', 'splashes', 'schuss, chorrito, chorro'),
  drizzle: word('count', 'drizzle', 'drizzles'),
  glug: word('count', 'glug', 'glugs'),
  squeeze: word('count', 'squeeze', 'squeezes'),
  sprinkle: word('count', 'sprinkle', 'sprinkles', 'sprinkling'),
  grind: word('count', 'grind', 'grinds', 'grinding, grindings'),
  grating: word('count', 'grating', 'gratings'),
  twist: word('count', 'twist', 'twists'),
  dollop: word('count', 'dollop', 'dollops'),
  shot: word('count', 'shot', 'shots'),
  jigger: word('count', 'jigger', 'jiggers'),
  measure: word('count', 'measure', 'measures'),
  spoonful: word('count', 'spoonful', 'spoonfuls'),
  part: word('count', 'part', 'parts'),
  batch: word('count', 'batch', 'batches'),
  recipe: word('count', 'recipe', 'recipes'),
  serving: word('count', 'serving', 'servings'),
  portion: word('count', 'portion', 'portions'),
  quantity: word('count', 'quantity', 'quantities'),
};

export type UnitId = keyof typeof unitTable;
