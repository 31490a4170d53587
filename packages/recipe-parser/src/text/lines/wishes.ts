/** A wish behind the last step: "Enjoy your meal!", "Poftă bună!", "いただきます". */

const wishes = [
  // en, de, fr, es, it, pt, ca, nl
  'enjoy(?! (?:with|on|over|in|as|while|warm|hot|cold|it with|immediately))|happy (?:cooking|baking|eating)|guten appetit|(?:einen )?guten|lasst es (?:euch|dir) schmecken|lass es dir schmecken|viel spaß beim (?:nachkochen|nachbacken|kochen|backen)',
  'bon app[ée]tit|bonne dégustation|régalez-vous|buen(?:ísimo)? provecho|que (?:lo disfruten|aproveche)|¡?a disfrutar|a comer|buon appetito|bom apetite|bom proveito|bon profit|eet smakelijk|smakelijk(?: eten)?',
  // sv, da, no, fi, is
  'smaklig måltid|hoppas det smakar|velbekomme|vel bekomme|god appetit|god appetitt|hyvää ruokahalua|verði (?:þér|ykkur) að góðu',
  // pl, cs, sk, hu, ro, hr, sl, sr, bg
  'smacznego|dobrou chuť|dobrú chuť|jó étvágyat|egészségünkre|poft[ăa] bun[ăa]|spor la gătit|dobar tek|u slast|dober tek|пријатно|добар апетит|добър апетит|да ви е сладко|наслада',
  // el, ru, uk, tr, lt, lv, et
  'καλή (?:σας )?όρεξη|приятного аппетита|смачного|afiyet(?:ler)? olsun|skanaus|labu apetīti|head isu|jätku leiba',
  // ja, zh, ko, ar, fa, ur, he, hi, id, vi, th
  'いただきます|召し上がれ|どうぞ召し上がれ|祝您?好胃口|开动吧|開動|맛있게 드세요|بالهناء والشفاء|صحتين(?: وعافية)?|بالعافية|نوش جان|بتيأبون|בתיאבון|स्वाद का आनंद लें|selamat (?:menikmati|makan|mencoba)|chúc (?:các )?(?:bạn )?ngon miệng|ขอให้อร่อย|ทานให้อร่อย',
].join('|');

const wish = new RegExp(`^\\P{L}*(?:${wishes})(?![\\p{L}])(?:[\\s,]+\\p{L}+){0,4}\\P{L}*$`, 'iu');

/** A longer line says more. */
const longestWish = 60;

/**
 * Whether a line says nothing but how the dish may taste.
 *
 * @example isWish('Bon appétit, les amis !') // true
 * @example isWish('Enjoy with rice.') // false
 */
export function isWish(line: string): boolean {
  return line.length <= longestWish && wish.test(line);
}
