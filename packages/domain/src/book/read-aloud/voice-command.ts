/**
 * What a cook says to cooking mode, in English or German: "next", "repeat", "back", "how much butter", "set the timer",
 * "stop". Recognition hears more than is said, so that the words may stand among others, but for the short ones.
 */
export type VoiceCommand =
  | { readonly kind: 'next' | 'back' | 'repeat' | 'timer' | 'stop' }
  | { readonly kind: 'howMuch'; readonly food: string };

/**
 * @returns undefined for what is no command
 * @example parseVoiceCommand('How much butter do I need?') // { kind: 'howMuch', food: 'butter' }
 */
export function parseVoiceCommand(heard: string): VoiceCommand | undefined {
  const text = heard
    .toLowerCase()
    .replace(/[^\p{L}\p{N}\s'’-]/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim();
  const food = foodAsked(text);
  if (food !== undefined) return { kind: 'howMuch', food };
  const found = commands.find(({ pattern }) => pattern.test(text));
  return found && { kind: found.kind };
}

function foodAsked(text: string): string | undefined {
  for (const { asked, behind } of questions) {
    const [, rest = ''] = asked.exec(text) ?? [];
    const food = rest.replace(behind, '').trim();
    if (food !== '') return food;
  }
  return undefined;
}

/** "How many grams of butter" is "how much butter". */
const englishUnits = 'gram|kilo|kilogram|cup|millilitre|litre|tablespoon|teaspoon|ounce';
const germanUnits =
  'gramm|deka|kilo|kilogramm|milliliter|deziliter|liter|tassen?|esslöffel|teelöffel|stück|prisen?';

/** How a cook asks for an amount, and what stands behind the food. */
const questions: readonly { asked: RegExp; behind: RegExp }[] = [
  {
    asked: new RegExp(`\\bhow (?:much|many)(?: (?:${englishUnits})s?)?(?: of)?(?: the)? (.+)$`),
    behind:
      / (?:(?:do|should|shall|must|can) (?:i|we|you)\b.*|(?:is|are|goes|go) (?:there|in|into|it|needed)\b.*|please)$/,
  },
  {
    asked: new RegExp(
      `\\bwie ?(?:viele?|viel)(?: (?:${germanUnits}))?(?: von)?(?: der| dem| den)? (.+)$`,
    ),
    behind:
      / (?:(?:brauche|brauch|nehme|nehm|soll|muss|benötige) ich\b.*|(?:(?:brauchen|nehmen|sollen|müssen|benötigen) wir|(?:braucht|nimmt|benötigt) (?:man|es))\b.*|(?:kommt|kommen|ist|sind|gehört|gehören) (?:da|dazu|drin|hinein|rein|es)\b.*|bitte)$/,
  },
];

const commands: readonly { kind: Exclude<VoiceCommand['kind'], 'howMuch'>; pattern: RegExp }[] = [
  { kind: 'timer', pattern: /\b(?:timers?|wecker|stoppuhr|küchenuhr)\b/ },
  {
    kind: 'repeat',
    pattern:
      /\b(?:repeat|again|pardon|what was that|wiederhol(?:e|en)?|noch ?mals?|noch einmal|wie bitte|was war das)\b/,
  },
  {
    kind: 'back',
    pattern:
      /\b(?:back|previous|before|zurück|retour|vorherige[rns]?|voriger?|davor|schritt vorher)(?!\p{L})/u,
  },
  { kind: 'next', pattern: /\b(?:next|continue|go on|forward|done|weiter|nächste[rns]?|fertig)\b/ },
  {
    kind: 'stop',
    pattern:
      /^(?:(?:please|bitte) )?(?:stop|quiet|be quiet|silence|pause|cancel|stopp|halt|ruhe|still|aufhören|hör auf|abbrechen)(?: reading)?(?: (?:please|bitte))?$/,
  },
];
