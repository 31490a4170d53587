/**
 * What a cook says to cooking mode, in English: "next", "repeat", "back", "how much butter", "set the timer", "stop".
 * Recognition hears more than is said, so that the words may stand among others, but for the short ones.
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
  const [, rest = ''] = /\bhow (?:much|many)(?: of)?(?: the)? (.+)$/.exec(text) ?? [];
  const food = rest.replace(behindFood, '').trim();
  return food === '' ? undefined : food;
}

const behindFood =
  / (?:(?:do|should|shall|must|can) (?:i|we|you)\b.*|(?:is|are|goes|go) (?:there|in|into|it|needed)\b.*|please)$/;

const commands: readonly { kind: Exclude<VoiceCommand['kind'], 'howMuch'>; pattern: RegExp }[] = [
  { kind: 'timer', pattern: /\btimers?\b/ },
  { kind: 'repeat', pattern: /\b(?:repeat|again|pardon|what was that)\b/ },
  { kind: 'back', pattern: /\b(?:back|previous|before)\b/ },
  { kind: 'next', pattern: /\b(?:next|continue|go on|forward|done)\b/ },
  {
    kind: 'stop',
    pattern: /^(?:please )?(?:stop|quiet|be quiet|silence|pause|cancel)(?: reading)?(?: please)?$/,
  },
];
