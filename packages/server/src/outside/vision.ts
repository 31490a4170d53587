/**
 * Reads a recipe from photos with a model that sees, at any endpoint that speaks the chat completions of
 * OpenAI: a web service, or a local model.
 *
 * The model only copies out what is printed; what is title, ingredient and step is decided by the same
 * rules as for every other text. So whatever a page says to the model, a text in a form is all that comes
 * of it.
 */
import * as z from 'zod/mini';
import { minLength } from '@saltbush/contract/schemas/lengths';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { askJson, ServiceFailed } from './json-service';

export interface VisionSettings {
  /** Up to the version: "https://api.example.com/v1". */
  url: string;
  /** Absent for a local model. */
  key: string | undefined;
  model: string;
}

export interface Vision {
  /**
   * @param photos JPEG, in their order
   * @returns the recipe as plain text; blank when there is none
   * @throws VisionFailed, or the signal's reason
   */
  readRecipe(photos: readonly Buffer[], signal: AbortSignal): Promise<string>;
}

/** The message has the reason, for the log; without key and response. */
export class VisionFailed extends Error {
  override name = 'VisionFailed';
}

/** The rest of a reading's time belongs to our own reader, which takes over. */
const timeLimitMs = 35_000;
const longestAnswer = 200_000;

export function openVision({ url, key, model }: VisionSettings): Vision {
  const endpoint = `${url.replace(/\/+$/, '')}/chat/completions`;
  const headers: Record<string, string> =
    key === undefined ? {} : { authorization: `Bearer ${key}` };
  return {
    readRecipe: async (photos, signal) => {
      const body = { model, messages: [{ role: 'user', content: content(photos) }] };
      const call = { url: endpoint, headers, body, signal, timeLimitMs, maxBytes: longestAnswer };
      try {
        return recipeIn(await askJson(call));
      } catch (error) {
        if (!(error instanceof ServiceFailed)) throw error;
        throw new VisionFailed(error.message, { cause: error });
      }
    },
  };
}

const request = `Copy out the recipe in these photos, which follow one another, as plain text:
the title; how many it serves, if printed; a line "Ingredients"; one ingredient a line, as printed, with
the headings that stand over groups of them; a line "Method"; one step a line; then a line "Notes" and the
notes, if there are any. Keep the words and amounts exactly, add nothing, explain nothing, use no markup.
If there is no recipe, answer with the single word NONE.`;

function content(photos: readonly Buffer[]) {
  return [
    { type: 'text', text: request },
    ...photos.map((photo) => ({
      type: 'image_url',
      image_url: { url: `data:image/jpeg;base64,${photo.toString('base64')}` },
    })),
  ];
}

const answerSchema = z.object({
  choices: z
    .array(z.object({ message: z.object({ content: z.string() }) }))
    .check(minLength(1, 'no choices')),
});

function recipeIn(answer: unknown): string {
  const parsed = parseInput(answerSchema, answer);
  if (!parsed.success) throw new VisionFailed('the answer is no chat completion');
  const text = withoutMarkup(parsed.data.choices[0]?.message.content ?? '');
  return /^none\b\W*$/i.test(text) ? '' : text;
}

/** Models mark up what they were asked to leave plain. */
function withoutMarkup(text: string): string {
  return text
    .replace(/^```.*$/gm, '')
    .replace(/^#{1,6}\s+/gm, '')
    .replaceAll('**', '')
    .trim();
}
