/** What the rows of a receipt say of themselves, in each language, as regular expressions; a further language is one more entry. */
interface Marks {
  /** Begin the row of the total, or of a sum before it. */
  readonly totals: readonly string[];
  /** Name money off the item above. */
  readonly discounts: readonly string[];
  /** Say that the price above is a special, and take nothing off. */
  readonly specials: readonly string[];
  /** Words of the head and of the foot, whose rows may end like a price. */
  readonly others: readonly string[];
  /** Begin a deposit on bottles, paid or returned: it is the price of no product. */
  readonly deposits: readonly string[];
  /** Pieces, behind a count: "2 Stk x 0,69". */
  readonly pieces: readonly string[];
}

const english: Marks = {
  totals: ['(?:sub\\s?-?)?t[o0]ta[l1I|]', 'balance due'],
  discounts: [
    'discount',
    '\\bsavings?\\b',
    '\\boffer\\b',
    '\\boff\\b',
    'multi-?\\s?buy',
    'member price',
    '\\b\\d for \\$?\\d',
  ],
  specials: ['price reduced', 'you saved', '\\bwas \\$?\\d', 'reduced to clear'],
  others: [
    'abn',
    'phone',
    'ph',
    'tel',
    'register',
    'receipt',
    'invoice',
    'served by',
    'manager',
    'store',
    'description',
    'trans',
    'pos',
    'cashier',
    'time',
  ],
  deposits: ['container deposit', 'bottle deposit'],
  pieces: [],
};

const german: Marks = {
  totals: [
    '(?:zwischen|gesamt|end)?-?summe',
    'zu zahlen',
    'gesamt(?:betrag)?',
    'endbetrag',
    'zahlbetrag',
  ],
  discounts: [
    'rabatt',
    'preisvorteil',
    'ersparnis',
    'preisnachlass',
    'nachlass',
    'gutschein',
    'coupon',
    'aktionsabzug',
    '\\bnimm \\d',
    '\\d für \\d',
    'cumulus-bon',
    'abschlag',
  ],
  specials: ['sie sparen', 'sie sparten', 'gespart', '\\bstatt \\d', 'preis reduziert'],
  others: [
    'steuer-?nr',
    'steuernummer',
    'ust-?id(?:-?nr)?',
    'uid(?:-?nr)?',
    'atu\\d+',
    'kasse',
    'bon(?=[:.]|\\s?(?:nr|\\d))',
    'bon-?nr',
    'beleg(?:-?nr)?',
    'markt',
    'filiale',
    'bediener(?:in)?',
    'datum',
    'uhrzeit',
    'rechnung',
    'rechnungsnr',
    'posten',
    'kassierer(?:in)?',
    'es bediente sie',
    'mwst',
  ],
  deposits: [
    '(?:einweg|mehrweg|flaschen)?-?pfand',
    'leergut',
    'pfand-?rückgabe',
    'pfandbon',
    // With nothing but the bottle before the price: "Depot Coffee" is a product.
    '(?:(?:flaschen)?einsatz|depot|gebinde)(?:\\s(?:pet|glas|flaschen?|dosen?))?(?=\\s+[-–\\d])',
  ],
  pieces: ['stk\\.?', 'stück', 'stueck', 'st\\.?'],
};

const all = (of: (marks: Marks) => readonly string[]): string =>
  [english, german].flatMap(of).join('|');

/** Below a count of items or a speck, which a photo has in front of it. */
export const totalRow = new RegExp(
  `^\\W{0,3}(?:\\d{1,3}\\s)?\\W{0,3}(?:${all(({ totals }) => totals)})(?!\\p{L})`,
  'iu',
);
export const discountRow = new RegExp(
  all(({ discounts }) => discounts),
  'iu',
);
export const specialRow = new RegExp(
  all(({ specials }) => specials),
  'iu',
);
export const otherRow = new RegExp(
  `(?<!\\p{L})(?:${all(({ others }) => others)})[:.\\s]|^(?:eur|euro|chf|preis)$`,
  'iu',
);
export const depositRow = new RegExp(
  `^\\W{0,3}(?:${all(({ deposits }) => deposits)})(?!\\p{L})`,
  'iu',
);
/** @example new RegExp(`2 ${pieceWord}`) */
export const pieceWord = `(?:${all(({ pieces }) => pieces)})`;
