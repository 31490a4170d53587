/**
 * Numbers of steps, which the list counts by itself: "Step 2: Bake", "2. lépés", "2단계", "2 Bake".
 *
 * The word for a step stands before its number or behind it, depending on the language.
 */

/** The word for a step in front of its number. */
const wordFirst = [
  'steps?|schritt|étape|etape|phase|paso|passo|passaggio|fase|etapa|pas|stap|steg|trin|trinn|vaihe|skref',
  'krok|etap|lépés|pasul|korak|корак|стъпка|βήμα|шаг|этап|крок|етап|adım|žingsnis|solis|samm',
  'ステップ|手順|工程|步骤|步驟|단계|스텝|(?:ال)?خطوة(?: رقم)?|مرحله|گام|مرحلہ|שלב|चरण|स्टेप|langkah|bước|ขั้นตอนที่|ขั้นที่|ขั้นตอน',
].join('|');

/** The same behind it: "2. lépés", "2er pas". */
const wordLast =
  'steps?|schritt|étape|pas|paso|vaihe|lépés|korak|корак|krok|крок|шаг|этап|стъпка|βήμα|adım|žingsnis|solis|samm|skref';

/** "Step no. 1", "Шаг №1". */
const numberSign = '(?:n[o.°º]{1,2}|nr\\.?|№|#)';

/** "Step 1 of 8". */
const ofAll =
  '\\s*(?:of|von|aus|sur|de|di|su|van|av|af|z|ze|iz|od|no|iš|out of|из|з|із|от|од|από|dari|trên|trong|من|از|מתוך|จาก|/)\\s*\\d{1,2}';

const labelled = `(?:${wordFirst})\\s*${numberSign}?\\s*\\d{1,2}(?:${ofAll})?`;
const labelledBehind = `\\d{1,2}\\s?[.)]?(?:er|º|ª|°|η|-й|-та)?\\s?(?:${wordLast})(?:${ofAll})?(?![\\p{L}])`;
/** "第2步", "2단계": without a space before what is done. */
const labelledAround = '(?:第\\s?\\d{1,2}\\s?步|\\d{1,2}\\s?(?:단계|工程))';

const onlyCounting = new RegExp(
  `^(?:(?:${wordFirst})?\\s*${numberSign}?\\s*\\d{0,2}(?:${ofAll})?|${labelledBehind}|${labelledAround})\\s*[.:：)]?$`,
  'iu',
);

const counting = new RegExp(
  `^(?:${labelled}(?:\\s*[.:：)|–—-]+\\s*|\\s+(?=[\\p{Lu}\\p{Lo}\\p{So}➡])|$)|(?:${labelledBehind}|${labelledAround})(?:\\s*[.:：)|–—-]+\\s*|$)|${labelledAround}\\s*(?=\\p{Lo})|\\(\\d{1,2}\\)\\s*(?=\\p{L})|\\d{1,2}\\s+[–—-]\\s+(?=\\p{L})|\\d{1,2}\\s?[–—-]\\s*(?=[\\p{Lu}\\p{Lo}])|\\d{1,2}\\s?[ºª°]\\s*[.)–-]?\\s*(?=[\\p{Lu}\\p{Lo}])|\\d{1,2}\\s?[、．]\\s*(?=\\p{L})|[①-⑳]\\s*(?=\\p{L})|\\d{1,2}\\s*[.)]\\s+(?=\\p{L})|\\d{1,2}[.)](?=\\p{Lu}))`,
  'iu',
);

/** @example withoutCounting('Step 2: Bake.') // "Bake." */
export function withoutCounting(text: string): string {
  return text.replace(counting, '').trim();
}

/**
 * The number of a text that only counts.
 *
 * @example stepNumber('Step 2:') // 2
 */
export function stepNumber(text: string): number | undefined {
  const digits = isOnlyCounting(text) ? /\d+/.exec(text)?.[0] : undefined;
  return digits === undefined ? undefined : Number(digits);
}

/** "Step 2", "2 of 5", or nothing at all. */
export function isOnlyCounting(name: string): boolean {
  return onlyCounting.test(name);
}

/**
 * "1 Boil the rice", "2 Drain it": a number alone counts only where others follow that go up; between them may be
 * lines without a number, such as a tip, or a step whose number was lost.
 */
export function withoutBareCounting(texts: readonly string[]): string[] {
  const counts = texts.map((text) => Number(bareCount.exec(text)?.[1] ?? 0));
  if (!counts.includes(1) || !(counts.includes(2) || countMost(counts))) return [...texts];
  let last = 0;
  return texts.map((text, index) => {
    const count = counts[index]!;
    if (count <= last || count > index + 1) return text;
    last = count;
    return text.replace(bareCount, '');
  });
}

/** Most texts have the number of their place, or a smaller one that goes up. */
function countMost(counts: readonly number[]): boolean {
  const numbers = counts.filter((count) => count > 0);
  const goUp = numbers.every((count, at) => at === 0 || count > numbers[at - 1]!);
  return goUp && numbers.length >= fewestNumbers && numbers.length * 2 > counts.length;
}

const fewestNumbers = 3;

/** "1 Boil", "1/4 Boil". */
const bareCount = /^(\d{1,2})(?:\s?\/\s?\d{1,2})?(?:\s*(?=\p{Lu})|\s+(?=\p{Lo}))/u;
