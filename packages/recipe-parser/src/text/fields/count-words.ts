/** Numbers that are written as words, from two on: one whole thing is no number of serves. */

const byNumber: Record<number, string> = {
  2: 'два|две|дві|two|zwei|deux|dos|due|dois|duas|dues|twee|två|kaksi|kahdelle|dwie|dwóch|dwojga|dvou|dvoch|két|kettő|doi|două|dvije|dvoje|двух|двоих|двох|двама|δύο|iki',
  3: 'три|three|drei|trois|tres|tre|três|drie|kolme|kolmelle|trzy|trzech|tři|tří|troch|három|trei|troje|трёх|трех|троих|трьох|трима|τρία|τρεις|üç',
  4: 'четири|чотири|четыре|four|vier|quatre|cuatro|quattro|quatro|fyra|fire|neljä|neljälle|cztery|czterech|čtyři|čtyř|štyri|štyroch|négy|patru|četiri|четырёх|четырех|четверых|чотирьох|четирима|τέσσερα|τέσσερις|dört',
  5: 'пять|пет|five|fünf|cinq|cinco|cinque|vijf|fem|viisi|viidelle|pięć|pięciu|pět|pěti|päť|piatich|öt|cinci|пяти|пʼяти|п’яти|πέντε|beş',
  6: 'шесть|шість|шест|six|sechs|seis|sei|zes|sex|seks|kuusi|kuudelle|sześć|sześciu|šest|šesti|šesť|șase|шести|шестерых|έξι|altı',
  7: 'seven|sieben|sept|siete|sette|sete|zeven|sju|syv|siedem|siedmiu|sedm|sedem|șapte|семи|επτά|yedi',
  8: 'осем|осам|вісім|восемь|eight|acht|huit|ocho|otto|oito|vuit|åtta|otte|åtte|kahdeksan|osiem|ośmiu|osm|osem|osam|nyolc|opt|восьми|οκτώ|sekiz',
  9: 'nine|neun|neuf|nueve|nove|negen|nio|dziewięć|devět|kilenc|девяти|dokuz',
  10: 'десет|десять|ten|zehn|dix|diez|dieci|dez|tien|tio|kymmenen|dziesięć|dziesięciu|deset|desať|tíz|zece|десяти|δέκα',
  11: 'eleven|elf|undici',
  12: 'twelve|zwölf|douze|dodici|twaalf|tolv|dwanaście|dvanáct|двенадцати',
};

const numbers: ReadonlyMap<string, string> = new Map(
  Object.entries(byNumber).flatMap(([number, words]) =>
    words.split('|').map((word) => [word, number] as const),
  ),
);

const countWord = new RegExp(
  `(?<![\\p{L}])(?:${[...numbers.keys()].join('|')})(?![\\p{L}])`,
  'giu',
);

/** @example withDigits('Serves four') // 'Serves 4' */
export function withDigits(text: string): string {
  return text.replace(countWord, (word) => numbers.get(word.toLowerCase()) ?? word);
}
