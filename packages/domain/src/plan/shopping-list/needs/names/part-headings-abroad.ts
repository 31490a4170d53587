/** The parts of a dish as German and Dutch recipes head them. */

/**
 * Whether a name ends in what kitchens make for a part of a dish: "Zwetschkenröster", "kruimeldeeg". Whoever calls it knows
 * that it is no food of the table.
 *
 * @example isMadeAbroad('Vanillecreme') // true
 */
export const isMadeAbroad = (name: string): boolean => madeAbroad.test(name);

/**
 * Alone they name nothing to buy, wherever they are: "Teig", "Vulling", "Außerdem".
 *
 * @example isHeadingAbroad('Für die Füllung') // false, as other rules read it
 */
export const isHeadingAbroad = (text: string): boolean => headingAbroad.test(text);

const madeAbroad = new RegExp(
  `^[^\\d,;]{0,60}(?:${[
    'teig|boden|böden|füllung|fülle|belag|guss|glasur|streusel|crème|creme|soße|sosse|sauce|röster|kompott|(?:apfel|pflaumen|zwetsch[gk]en|erbsen)mus|salat|dressing',
    'marinade|kruste|panade|baiser|haube|schaum|knödel|klöße|nockerl|bällchen|laibchen|mousse|püree|stampf',
    'vinaigrette|brühe|sud|beize|einlage|topping|garnitur|mischung|masse|schicht|karamell|biskuit|brösel|gelee|ragout',
    'deeg|vulling|saus|glazuur|laag|bodem|korst|beslag|kruimel|mengsel|salade|crumble|puree|stoemp|compote',
    'garnering|garnituur|schuim|balletjes|ballen|marinade|frosting|karamel',
  ].join('|')})$`,
  'iu',
);

const headingAbroad =
  /^(?:(?:für |zum |zur |als |voor )?(?:den |die |das |de |het |dem |der )?(?:teig|füllung|fülle|belag|guss|glasur|soße|sosse|panade|panier|panierung|boden|kruste|garnitur|garnierung|dekoration|deko|verzierung|einlage|beilage|marinade|röster|masse|grundmasse|ausserdem|außerdem|sonstiges|weiteres|zusätzlich|zubehör|gewürze und sonstiges|deeg|vulling|saus|garnering|garnituur|afwerking|korst|bodem|glazuur|beslag|kruimellaag|beleg|bijgerecht|verder|overig|tilbehør|tillbehör|overige ingrediënten|extra nodig|bereiding))\W*$/iu;
