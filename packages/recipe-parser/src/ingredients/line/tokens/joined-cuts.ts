/**
 * What a hyphen, a number or a unit hides: a food and its cut ("3 Gala apples-peeled and cored"), the name of a mix ("5 spice"),
 * and of a piece of meat ("filet mignon").
 */

/**
 * The cut as a remark of its own. "Thick-sliced" and "hand-chopped" stay: before the hyphen is no food.
 *
 * @example separateCuts('3 Gala apples-peeled and cored') // '3 Gala apples, peeled and cored'
 */
export function separateCuts(text: string): string {
  return text.includes('-') ? text.replace(joinedCut, '$1, ') : text;
}

/**
 * Spice mixes that are named after a number, which is no amount.
 *
 * @example withNamedMixes('5 spice powder') // 'five-spice powder'
 */
export function withNamedMixes(text: string): string {
  const named = text.includes('ignon') ? text.replace(filetMignon, '$1-$2') : text;
  return /spice/i.test(named)
    ? named.replace(numberedMix, (_, number: string) =>
        /^[5f]/i.test(number) ? 'five-spice' : 'seven-spice',
      )
    : named;
}

const filetMignon = /(?<!\p{L})(filets?) (mignons?)(?!\p{L})/giu;

const numberedMix = /^(5|7|five|seven)[- ]spice\b/iu;

const joinedCut =
  /(?<![\p{L}-])((?!(?:thick|thin|fine|hand|pre|fresh|rough|coarse|half|machine|knife|bite|home|wafer|paper|ready|french|large|small|medium|well|un|once|twice|double|oven|pan|oil|butter|julienne|ribbon)-)(?!\p{L}*ly-)\p{L}{4,})-(?=(?:peeled|diced|sliced|chopped|minced|grated|shredded|halved|quartered|cubed|cored|pitted|deseeded|trimmed|drained|rinsed|melted|softened|beaten)(?!\p{L}|-))/giu;
