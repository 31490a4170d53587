/**
 * How people join the items of a list, and what they say of one behind a comma, in each language. A further language is one
 * more entry. Words are in small letters.
 */
export interface ItemWords {
  /** Stand before the last item: "milk, eggs and bread". */
  readonly joins: readonly string[];
  /** One item that has such a word. */
  readonly pairs: readonly string[];
  /** Begin a remark: "or margarine", "from the butcher". */
  readonly remarkStarts: readonly string[];
  /** Are a remark if they stand alone: "red". */
  readonly remarks: readonly string[];
  /** The last word of a remark: "skin on". */
  readonly remarkEnds: readonly string[];
  /** How such a word ends: "finely chopped". As regular expressions. */
  readonly remarkEndings: readonly string[];
}

const words = (text: string): string[] => text.split(/\s+/);

const english: ItemWords = {
  joins: ['and'],
  pairs: [
    'salt and pepper',
    'salt and vinegar',
    'fish and chips',
    'mac and cheese',
    'ham and cheese',
    'macaroni and cheese',
    'half and half',
    'cookies and cream',
    'peas and corn',
  ],
  remarkStarts: [
    ...words('or plus to for if about preferably ideally finely roughly thinly coarsely freshly'),
    ...words('well at not no cut from each'),
    'such as',
  ],
  remarks: words('red white green large small medium fresh'),
  remarkEnds: words('only optional taste serve temperature in on off'),
  remarkEndings: ['[^e]ed'],
};

const german: ItemWords = {
  joins: ['und', 'sowie', 'u.'],
  pairs: ['salz und pfeffer', 'erbsen und möhren', 'erbsen und karotten', 'erbsen und rüebli'],
  remarkStarts: [
    ...words('oder bzw. beziehungsweise alternativ ersatzweise zum zur für falls wenn etwa ca.'),
    ...words('circa vorzugsweise möglichst gern gerne idealerweise fein grob dünn frisch gut bei'),
    ...words('nicht kein keine ohne mit in im aus vom von je jeweils evtl. eventuell ggf.'),
    ...words('gegebenenfalls nach bitte davon halbwegs ganz sehr'),
    'am besten',
    'zum beispiel',
    'z. b.',
    'z.b.',
    'am stück',
    'wer mag',
  ],
  remarks: [
    ...words('rot rote weiß weiss weiße weisse grün grüne gelb gelbe groß gross große grosse'),
    ...words('klein kleine mittel mittelgroß mittelgross mittelgroße mittelgrosse frisch frische'),
    ...words('reif reife bio'),
  ],
  remarkEnds: words(
    'optional zimmerwarm handwarm lauwarm weich flüssig kalt warm zimmertemperatur stück belieben',
  ),
  // By their verbs: "Gewürzgurken" and "Enten" end like a participle, too.
  remarkEndings: [
    `ge(?:${[
      'hackt',
      'schnitten',
      'würfelt',
      'rieben',
      'rissen',
      'schält',
      'presst',
      'mahlen',
      'schmolzen',
      'kocht',
      'röstet',
      'putzt',
      'waschen',
      'zupft',
      'teilt',
      'viertelt',
      'raspelt',
      'raffelt',
      'hobelt',
      'trocknet',
      'räuchert',
      'kühlt',
      'schlagen',
      'weicht',
      'salzen',
      'tropft',
      'taut',
      'löst',
      'mörsert',
      'froren',
      'achtelt',
      'stiftelt',
    ].join('|')})`,
    'zer(?:kleinert|drückt|lassen|stoßen|stossen)|ent(?:kernt|steint|häutet|beint)',
    '(?:halb|pür|filet|pass|blanch|marin|fasch|tranch)iert',
  ],
};

/** Each is understood by everybody: no word is an item in one language and a remark in another. */
export const itemWords: readonly ItemWords[] = [english, german];
