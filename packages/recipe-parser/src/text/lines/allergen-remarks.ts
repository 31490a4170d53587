/**
 * What a line contains for people with an allergy, as sellers of food write it behind a food: "(Contains: milk)",
 * "Contains milk", "(Allergene: Milch)".
 *
 * It is in brackets, or has a colon, or begins with a capital letter behind the words of its line: "flour that contains
 * gluten" is a food.
 */

/** By language, in front of what a food contains. */
const words = {
  en: '(?:may )?contains?|allergens?',
  de: '(?:kann )?enth(?:ä|ae)lt|(?:kann )?spuren von|allergene?',
  fr: '(?:peut )?conten(?:ir|ant)|contient|allerg[èe]nes?',
  es: '(?:puede )?contener|contiene|al[ée]rgenos?',
  it: '(?:può )?contenere|contiene|allergeni',
  pt: '(?:pode )?conter|cont[ée]m|al[ée]rg[eé]n(?:ios|os|icos)',
  ca: '(?:pot )?contenir|conté|al·lèrgens',
  nl: '(?:kan )?bevat(?:ten)?|allergenen',
  sv: '(?:kan )?innehåll(?:er|a)|allergener',
  da: '(?:kan )?indeholde[r]?|allergener',
  no: '(?:kan )?inneholde[r]?|allergener',
  fi: '(?:voi )?sisält(?:ää|ävät)|allergeenit',
  is: 'inniheldur|ofnæmisvaldar',
  pl: '(?:może )?zawiera(?:ć)?|alergeny',
  cs: '(?:může )?obsah(?:uje|ovat)|alergeny',
  sk: '(?:môže )?obsah(?:uje|ovať)|alergény',
  hu: 'tartalmaz(?:hat)?|allergének',
  ro: '(?:poate )?con[țţ]in(?:e|ă)|alergeni',
  hr: '(?:može )?sadrž(?:i|avati)|alergeni',
  sl: '(?:lahko )?vsebuje|alergeni',
  sr: '(?:може да )?садржи|алергени',
  el: '(?:μπορεί να )?περιέχ(?:ει|ουν)|αλλεργιογόνα',
  ru: '(?:может )?содерж(?:ит|ать)|аллергены',
  uk: '(?:може )?міст(?:ить|ити)|алергени',
  bg: '(?:може да )?съдържа|алергени',
  tr: 'i[çc]erir|i[çc]eriği|alerjen(?:ler)?',
  ja: 'アレルゲン|含む',
  zh: '(?:可能)?含有?|过敏原|過敏原|致敏物',
  ko: '알레르기(?: 유발)?(?: 물질| 성분)?|함유',
  lt: '(?:gali būti|sudėtyje yra)|alergenai',
  lv: '(?:var )?satur(?:ēt)?|alergēni',
  et: '(?:võib )?sisalda(?:b|da)|allergeenid',
  ar: '(?:قد )?[يت]حتوي على|مسببات الحساسية',
  fa: 'حاوی|آلرژن(?:‌?ها)?',
  ur: 'پر مشتمل|الرجین',
  he: '(?:עלול להכיל|מכיל(?:ה|ים)?)|אלרגנים',
  hi: 'इसमें|एलर्जी कारक',
  id: '(?:dapat )?mengandung|alergen',
  vi: '(?:có thể )?chứa|chất gây dị ứng',
  th: 'มีส่วนผสมของ|สารก่อภูมิแพ้',
};

/** The name of it begins a word; what it contains has no figures, which would be another line. */
const remark = new RegExp(
  `(^|\\s)(\\()?((?:${Object.values(words).join('|')})(\\s?[:：])?)(?:\\s+|(?<=[:：]))\\p{L}[^()\\p{N}]{0,120}\\)?$`,
  'iu',
);

/** Longer lines are texts. */
const longestLine = 400;

/** @example isAllergenRemark('(Contains: Milk)') // true */
export function isAllergenRemark(text: string): boolean {
  return withoutAllergens(text) === '';
}

/** @example withoutAllergens('200 g noodles (Contains: wheat)') // '200 g noodles' */
export function withoutAllergens(line: string): string {
  const found = line.length > longestLine ? null : remark.exec(line);
  if (found === null) return line;
  const [, , bracket, name = '', colon] = found;
  const isMarked = bracket !== undefined || colon !== undefined || /^\p{Lu}/u.test(name);
  return isMarked ? line.slice(0, found.index).trim() : line;
}
