/**
 * The words over the parts of a recipe, by language, as pieces of regular expressions in lower case.
 * Collected from common recipe layouts in each language; `’` stands for both apostrophes.
 */

/** Over the list of ingredients. */
export const ingredientWords = words({
  en: 'ingredients?(?: list| you(?:’| wi)ll need| needed| required)?|what you(?:’| wi)ll need|what (?:you|u|i|we) (?:need|used)|you(?: will)? need|shopping list|ingr',
  de: 'zutaten(?:liste)?|das brauchst du|du brauchst',
  fr: 'ingr[ée]dients?|il vous faut|il te faut|ce qu’il (?:vous |te )?faut',
  es: 'ingredientes|(?:lo que )?necesitas|vas a necesitar',
  it: 'ingredienti|(?:cosa )?(?:ti|vi|ci) serv(?:e|ono)|cosa serve',
  pt: 'ingredientes|(?:você )?vai precisar(?: de)?',
  nl: 'ingredi[eë]nten(?:lijst)?|benodigdheden|wat heb je nodig',
  sv: 'ingrediens(?:er|lista)|det behöver du',
  da: 'ingredienser|det skal du bruge',
  no: 'ingredienser|ingrediensliste|dette trenger du',
  fi: 'aine(?:kset|sosat)|tarvitset',
  pl: 'składniki',
  cs: 'ingredience|suroviny',
  sk: 'ingrediencie|suroviny',
  hu: 'hozzávalók',
  ro: 'ingrediente(?:le)?',
  hr: 'sastojci',
  sl: 'sestavine',
  el: '(?:τα )?υλικά|συστατικά',
  ru: 'ингредиенты|состав|продукты',
  uk: 'інгредієнти',
  bg: 'съставки|продукти',
  tr: 'malzemeler',
  ja: '材料',
  zh: '食材|原料|用料',
  ko: '재료',
  lt: 'ingredientai',
  lv: 'sastāvdaļas',
  et: 'koostisosad',
  sr: 'састојци',
  is: 'innihald|hráefni',
  ar: 'المقادير|المكونات|مقادير',
  fa: 'مواد لازم',
  ur: 'اجزاء',
  he: 'מצרכים|מרכיבים|רכיבים',
  hi: 'सामग्री',
  id: 'bahan(?:-bahan)?',
  vi: 'nguyên liệu',
  th: 'ส่วนผสม|วัตถุดิบ',
});

/** Over the steps. */
export const methodWords = words({
  en: 'methods?|directions?|instructions?|cooking (?:instructions|directions|method|steps)|preparation(?: method| steps| instructions)?|how to (?:make|cook|prepare)(?: it| this)?|procedure|steps|step by step|what (?:to|you|u) do|here’?s how(?: to make it| i make it)?|how(?: to)?(?=$)|how i make it|do this(?=$)|process(?=$)|let’?s make it|(?:let’?s )?(?:go|cook|get cooking)(?=$)|to make|making',
  de: 'zubereitung(?:sart|sweise)?|anleitung|(?:und )?so (?:geht|wird)(?:’?s| es)?(?: gemacht)?|vorbereitung|arbeitsschritte',
  fr: 'pr[ée]paration|étapes(?: de (?:la )?(?:préparation|recette))?|réalisation|(?:la )?recette(?=$)|instructions de cuisson|recette pas à pas',
  es: 'elaboraci[óo]n|preparaci[óo]n|modo de preparación|instrucciones|pasos(?: a seguir)?|cómo (?:hacer|preparar)(?:lo|la)?|cómo se hace|procedimiento|paso a paso',
  it: 'preparazione|procedimento|istruzioni|come (?:si )?(?:prepara(?:re)?|fare)|esecuzione|svolgimento',
  pt: 'modo de (?:preparo|preparação|fazer)|como (?:fazer|preparar)|preparo|preparação|confe(?:ção|cção)|instruções',
  nl: 'bereiding(?:swijze)?|aan de slag|zo maak je(?: het| ze)?|werkwijze|instructies|stappen(?:plan)?|hoe maak je(?: het)?',
  sv: '(?:så här )?gör (?:så här|du)|gör så|tillagning|instruktioner',
  da: 'fremgangsmåde|sådan gør du|tilberedning',
  no: 'fr[ae]mgangsmåte|slik gjør du(?: det)?|tilberedning',
  fi: 'valmistus(?:ohje)?|ohje|tee näin',
  pl: 'przygotowanie|sposób (?:przygotowania|wykonania)|wykonanie|jak (?:zrobić|przygotować)|krok po kroku',
  cs: 'postup(?: přípravy)?|příprava',
  sk: 'postup(?: prípravy)?|príprava',
  hu: 'elkészítés(?:e)?',
  ro: 'mod de (?:preparare|realizare)|preparare|instrucțiuni',
  hr: 'priprema',
  sl: 'priprava|postopek',
  el: 'εκτέλεση|παρασκευή|οδηγίες|διαδικασία',
  ru: '(?:способ )?приготовлени[ея]|как приготовить|пошаговый рецепт|инструкция',
  uk: 'приготування',
  bg: '(?:начин на )?приготвяне',
  tr: 'yapılışı|hazırlanışı|nasıl yapılır|tarifi',
  ja: '作り方|つくり方|手順',
  zh: '做法|步骤',
  ko: '만드는 (?:법|방법)|조리법',
  lt: 'gaminimas|paruošimas',
  lv: 'pagatavošana',
  et: 'valmistamine',
  sr: 'припрема',
  is: 'aðferð|leiðbeiningar',
  ar: '(?:ال)?طريقة(?: (?:التحضير|العمل|الإعداد))?|الخطوات',
  fa: 'طرز تهیه|دستور پخت',
  ur: 'ترکیب',
  he: '(?:אופן|הוראות) (?:ה)?הכנה',
  hi: 'विधि|बनाने की विधि',
  id: 'cara (?:membuat|memasak)|langkah(?:-langkah)?',
  vi: 'cách (?:làm|nấu)|các bước',
  th: 'วิธีทำ',
});

/** Over the tools. */
export const equipmentWords = words({
  en: '(?:special |recommended |kitchen )?(?:equipment|tools(?: you(?:’| wi)ll need)?|utensils|gadgets|cookware)',
  de: 'küchengeräte|küchenutensilien|utensilien|zubehör|(?:benötigte )?geräte',
  fr: '(?:le )?matériel|ustensiles|équipement',
  es: 'utensilios|equipo|herramientas',
  it: 'attrezzatura|attrezzi|utensili',
  pt: 'utensílios|equipamento',
  nl: 'materia(?:al|len)|keukengerei|benodigdheden|keukenspullen',
  sv: 'utrustning|redskap',
  da: 'udstyr|redskaber',
  no: 'utstyr|redskaper',
  fi: 'välineet|tarvikkeet',
  pl: 'przybory|sprzęt|akcesoria',
  cs: 'pomůcky|nádobí',
  hu: 'eszközök',
  ru: 'инвентарь|оборудование|посуда',
  tr: 'malzeme ve gereçler|gereçler',
  ja: '道具',
  zh: '工具|厨具',
});

/** Over anything else, which ends what was before it. */
export const otherWords = words({
  en: '(?:recipe |cook(?:’?s)? |chef(?:’?s)? |expert |top |my |helpful |pro |quick |a few |some )?(?:notes?|tips?|hints?|tricks?)|nutrition(?:al)?(?: info(?:rmation)?| facts| values?| analysis)?|nutrients|you’ll need|macros?|(?:how )?to store|stor(?:age|ing)|make ahead|freezing|reheating|leftovers|variations?|substitut(?:ions?|es)|faqs?|frequently asked|comments?|reviews?|leave a|reply|more recipes?|related|similar recipes|you (?:may|might) also|other recipes|did you make|if you (?:liked?|make|try)|share(?: this)?|rate this|about(?: the author)?|tags?|categor(?:y|ies)|keywords?|source|video|watch|newsletter|subscribe|sign up|join|follow|print|save recipe|(?:serving )?suggestions?|pairs? well|wine pairing|disclaimer|allergens?|history',
  de: 'tipps?|hinweise?|nährwert(?:e|angaben)?|notizen|kommentare|bewertungen|(?:weitere|ähnliche) rezepte|das könnte|teilen|serviervorschlag',
  fr: 'astuces?|conseils?|notes?|valeurs? nutritionnelles?|commentaires|avis|recettes similaires|partager|variantes?',
  es: 'consejos?|trucos?|notas?|información nutricional|valores nutricionales|comentarios|recetas relacionadas|compartir|sugerencias?',
  it: 'consigli|conservazione|note|valori nutrizionali|commenti|ricette correlate|varianti',
  pt: 'dicas?|informaç(?:ão|ões) nutriciona(?:l|is)|comentários|receitas relacionadas',
  nl: 'voedingswaarden?|reacties|(?:variatie|bewaar|serveer)tips?|bewaren|meer recepten|deel|ook lekker',
  sv: 'näringsvärden?|näringsinnehåll|kommentarer|fler recept|tips|tillbehör|servering',
  da: 'næringsindhold|kommentarer|flere opskrifter|tips',
  no: 'næringsinnhold|kommentarer|flere oppskrifter|tips',
  fi: 'ravintosisältö|vinkki|vinkit|kommentit',
  pl: 'wskazówki|porady|uwagi|wartości odżywcze|komentarze|podobne przepisy|propozycja podania|opinie',
  cs: 'poznámk[ay]|tipy|nutriční hodnoty|komentáře',
  hu: 'tippek|megjegyzés(?:ek)?|tápérték|hozzászólások',
  ro: 'sfaturi|valori nutriționale|comentarii',
  hr: 'napomen[ae]|savjet(?:i)?',
  el: 'συμβουλ(?:ή|ές)|σημειώσεις|διατροφική αξία|σχόλια',
  ru: 'советы|примечани[ея]|пищевая ценность|комментарии|похожие рецепты',
  uk: 'поради',
  tr: 'püf noktaları|besin değerleri|yorumlar',
  ja: 'コツ|ポイント|メモ',
  zh: '小贴士',
});

/** Before any of these words. */
export const articles = words({
  en: 'the |these |your |my |recipe ',
  de: 'die |der |das |gesamte ',
  fr: 'les |la |le |liste des ',
  es: 'los |las |el |la |lista de ',
  it: 'gli |i |il |la |le |elenco ',
  pt: 'os |as |o |a ',
  nl: 'de |het ',
});

/** Prepositions between these words and their purpose. */
export const purposeWords = words({
  en: 'for|to|of|and|from|about|serves?|makes|&',
  de: 'für',
  fr: 'pour|du|des',
  es: 'para|de|del',
  it: 'per|della',
  nl: 'voor',
  sv: 'för|till',
  da: 'til',
  pl: 'dla|na',
  cs: 'pro|na',
  el: 'για',
  ru: 'для|на',
});

/** After a word for the method these make it a duration: "Preparation time". */
export const timeWords = words({
  en: 'time|times|minutes',
  de: 'zeit|dauer',
  fr: 'temps|durée',
  es: 'tiempo',
  it: 'tempo',
  nl: 'tijd',
  sv: 'tid',
  pl: 'czas',
});

function words(byLanguage: Record<string, string>): string {
  return Object.values(byLanguage).join('|').replaceAll('’', "(?:’|')");
}
