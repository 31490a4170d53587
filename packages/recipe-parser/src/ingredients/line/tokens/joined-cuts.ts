/** A food that a hyphen joins with how it is cut: "3 Gala apples-peeled and cored", "carrots-sliced". */

/**
 * The cut as a remark of its own. "Thick-sliced" and "hand-chopped" stay: before the hyphen is no food.
 *
 * @example withCutsApart('3 Gala apples-peeled and cored') // '3 Gala apples, peeled and cored'
 */
export function withCutsApart(text: string): string {
  return text.includes('-') ? text.replace(joinedCut, '$1, ') : text;
}

const joinedCut =
  /(?<![\p{L}-])((?!(?:thick|thin|fine|hand|pre|fresh|rough|coarse|half|machine|knife|bite|home|wafer|paper|ready|french|large|small|medium|well|un|once|twice|double|oven|pan|oil|butter|julienne|ribbon)-)(?!\p{L}*ly-)\p{L}{4,})-(?=(?:peeled|diced|sliced|chopped|minced|grated|shredded|halved|quartered|cubed|cored|pitted|deseeded|trimmed|drained|rinsed|melted|softened|beaten)(?!\p{L}|-))/giu;
