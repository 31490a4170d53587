/** Verbs of the kitchen that take time, as labels of timers. */

/**
 * The label for a word, in its own language; undefined for a word that is no such verb.
 *
 * @example labelOf('simmering') // 'simmer'
 */
export function labelOf(word: string): string | undefined {
  return labels.get(word);
}

/** The label first, then other forms. Regular English forms are made from the label. */
const englishVerbs: readonly string[] = [
  'bake',
  'simmer',
  'boil',
  'rest',
  'roast',
  'fry fries fried',
  'sauté saute sauteing sautéing sautéed sauteed',
  'cook',
  'stew',
  'braise',
  'grill',
  'broil',
  'barbecue',
  'steam',
  'poach',
  'blanch',
  'toast',
  'sear',
  'brown',
  'soften',
  'sweat',
  'caramelise caramelize caramelizing caramelized',
  'reduce',
  'heat',
  'warm',
  'melt',
  'microwave',
  'smoke',
  'cool',
  'chill',
  'refrigerate',
  'freeze',
  'set setting',
  'soak',
  'marinate',
  'infuse',
  'steep',
  'brew',
  'stand',
  'sit sitting',
  'leave',
  'drain',
  'dry dries',
  'prove proof proofing',
  'rise',
  'knead',
  'beat',
  'whisk',
  'whip whipping',
  'mix',
  'blend',
  'process',
  'stir stirring',
  'toss',
  'ferment',
  'cure',
  'brine',
  'pickle',
  'wait',
];

const otherVerbs: readonly string[] = [
  'köcheln köchelt',
  'kochen kocht aufkochen',
  'backen backt bäckt',
  'braten anbraten',
  'garen',
  'ruhen ruht',
  'gehen aufgehen',
  'ziehen durchziehen',
  'kühlen abkühlen kaltstellen',
  'einweichen',
  'marinieren',
  'kneten',
  'rühren verrühren',
  'dünsten andünsten',
  'schmoren',
  'mijoter mijotez frémir',
  'cuire cuisez cuisson enfourner enfournez',
  'bouillir',
  'rôtir rôtissez',
  'reposer reposez',
  'refroidir réfrigérer',
  'mariner macérer',
  'tremper',
  'lever',
  'dorer revenir',
  'cocer cocinar cocine cocemos cuece cueza cocción',
  'hornear hornea hornee horneamos',
  'hervir hierva hierve',
  'reposar repose reposa',
  'enfriar',
  'marinar',
  'freír sofreír',
  'remojar remojo',
  'cuocere cuocete cuoci cottura infornare infornate',
  'bollire sobbollire',
  'riposare',
  'raffreddare',
  'marinare',
  'soffriggere rosolare',
  'lievitare',
];

const labels: ReadonlyMap<string, string> = new Map([
  ...englishVerbs.flatMap((row) => formsOf(row, true)),
  ...otherVerbs.flatMap((row) => formsOf(row, false)),
]);

function formsOf(row: string, isEnglish: boolean): (readonly [string, string])[] {
  const [label = '', ...forms] = row.split(' ');
  const regular = isEnglish ? regularForms(label) : [];
  return [label, ...regular, ...forms].map((form) => [form, label] as const);
}

function regularForms(verb: string): string[] {
  const stem = verb.replace(/e$/, '');
  const third = /(?:ch|sh|ss|x)$/.test(verb) ? `${verb}es` : `${verb}s`;
  return [third, `${stem}ing`, `${stem}ed`];
}
