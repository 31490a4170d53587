/**
 * Every measure a recipe may name; `unit-spellings.ts` has how else they are written.
 *
 * - The id of a unit that the form offers is the option's value (Spec 3); others are a plain word.
 * - `count` units are each their own kind: two slices and one clove don't add.
 */
export interface UnitRow<D extends Dimension = Dimension> {
  readonly dimension: D;
  readonly label: string;
  readonly plural: string;
}

export type Dimension = 'mass' | 'volume' | 'length' | 'count';

/** A unit whose short form has no plural: "2 g". */
function symbol<D extends Dimension>(dimension: D, label: string): UnitRow<D> {
  return { dimension, label, plural: label };
}

function word<D extends Dimension>(dimension: D, label: string, plural: string): UnitRow<D> {
  return { dimension, label, plural };
}

export const unitTable = {
  g: symbol('mass', 'g'),
  dag: symbol('mass', 'dag'),
  kg: symbol('mass', 'kg'),
  mg: symbol('mass', 'mg'),
  lb: symbol('mass', 'lb'),
  oz: symbol('mass', 'oz'),
  pfund: word('mass', 'Pfund', 'Pfund'),
  etto: word('mass', 'etto', 'etti'),

  ml: symbol('volume', 'ml'),
  cl: symbol('volume', 'cl'),
  dl: symbol('volume', 'dl'),
  l: symbol('volume', 'l'),
  tsp: symbol('volume', 'tsp'),
  dsp: word('volume', 'dessertspoon', 'dessertspoons'),
  tbsp: symbol('volume', 'tbsp'),
  cup: word('volume', 'cup', 'cups'),
  'fl oz': symbol('volume', 'fl oz'),
  pt: word('volume', 'pint', 'pints'),
  qt: word('volume', 'quart', 'quarts'),
  gal: word('volume', 'gallon', 'gallons'),
  gill: word('volume', 'gill', 'gills'),
  'metric cup': word('volume', 'metric cup', 'metric cups'),
  'us cup': word('volume', 'US cup', 'US cups'),
  'breakfast cup': word('volume', 'breakfast cup', 'breakfast cups'),
  teacup: word('volume', 'teacup', 'teacups'),
  wineglass: word('volume', 'wineglass', 'wineglasses'),

  inch: word('length', 'inch', 'inches'),
  cm: symbol('length', 'cm'),
  mm: symbol('length', 'mm'),

  whole: symbol('count', 'whole'),
  dozen: word('count', 'dozen', 'dozen'),
  pair: word('count', 'pair', 'pairs'),
  bunch: word('count', 'bunch', 'bunches'),
  clove: word('count', 'clove', 'cloves'),
  tin: word('count', 'tin', 'tins'),
  can: word('count', 'can', 'cans'),
  jar: word('count', 'jar', 'jars'),
  bottle: word('count', 'bottle', 'bottles'),
  packet: word('count', 'packet', 'packets'),
  sachet: word('count', 'sachet', 'sachets'),
  envelope: word('count', 'envelope', 'envelopes'),
  pouch: word('count', 'pouch', 'pouches'),
  bag: word('count', 'bag', 'bags'),
  box: word('count', 'box', 'boxes'),
  carton: word('count', 'carton', 'cartons'),
  container: word('count', 'container', 'containers'),
  tub: word('count', 'tub', 'tubs'),
  tube: word('count', 'tube', 'tubes'),
  punnet: word('count', 'punnet', 'punnets'),
  tray: word('count', 'tray', 'trays'),
  block: word('count', 'block', 'blocks'),
  bar: word('count', 'bar', 'bars'),
  log: word('count', 'log', 'logs'),
  roll: word('count', 'roll', 'rolls'),
  bowl: word('count', 'bowl', 'bowls'),
  glass: word('count', 'glass', 'glasses'),
  mug: word('count', 'mug', 'mugs'),
  slice: word('count', 'slice', 'slices'),
  piece: word('count', 'piece', 'pieces'),
  length: word('count', 'length', 'lengths'),
  strip: word('count', 'strip', 'strips'),
  sheet: word('count', 'sheet', 'sheets'),
  stick: word('count', 'stick', 'sticks'),
  stalk: word('count', 'stalk', 'stalks'),
  stem: word('count', 'stem', 'stems'),
  rib: word('count', 'rib', 'ribs'),
  spear: word('count', 'spear', 'spears'),
  sprig: word('count', 'sprig', 'sprigs'),
  strand: word('count', 'strand', 'strands'),
  leaf: word('count', 'leaf', 'leaves'),
  head: word('count', 'head', 'heads'),
  bulb: word('count', 'bulb', 'bulbs'),
  ear: word('count', 'ear', 'ears'),
  cob: word('count', 'cob', 'cobs'),
  crown: word('count', 'crown', 'crowns'),
  wedge: word('count', 'wedge', 'wedges'),
  segment: word('count', 'segment', 'segments'),
  cube: word('count', 'cube', 'cubes'),
  square: word('count', 'square', 'squares'),
  ball: word('count', 'ball', 'balls'),
  scoop: word('count', 'scoop', 'scoops'),
  round: word('count', 'round', 'rounds'),
  chunk: word('count', 'chunk', 'chunks'),
  rasher: word('count', 'rasher', 'rashers'),
  fillet: word('count', 'fillet', 'fillets'),
  cutlet: word('count', 'cutlet', 'cutlets'),
  rack: word('count', 'rack', 'racks'),
  link: word('count', 'link', 'links'),
  slab: word('count', 'slab', 'slabs'),
  loaf: word('count', 'loaf', 'loaves'),
  wheel: word('count', 'wheel', 'wheels'),
  knob: word('count', 'knob', 'knobs'),
  thumb: word('count', 'thumb', 'thumbs'),
  handful: word('count', 'handful', 'handfuls'),
  pinch: word('count', 'pinch', 'pinches'),
  dash: word('count', 'dash', 'dashes'),
  drop: word('count', 'drop', 'drops'),
  splash: word('count', 'splash', 'splashes'),
  drizzle: word('count', 'drizzle', 'drizzles'),
  glug: word('count', 'glug', 'glugs'),
  squeeze: word('count', 'squeeze', 'squeezes'),
  sprinkle: word('count', 'sprinkle', 'sprinkles'),
  grind: word('count', 'grind', 'grinds'),
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
