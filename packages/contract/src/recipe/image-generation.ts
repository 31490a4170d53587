/**
 * Images drawn by a service that speaks the image calls of OpenAI (Spec 7: POST
 * /image-generation/generate-image). The image is stored as one of the person's images.
 */
import * as z from 'zod/mini';
import { say } from '@saltbush/domain/texts/say';
import { storedImageSchema } from './images';
import { route } from '../route';
import { lineSchema, textSchema } from '../schemas/fields';
import { maxLength } from '../schemas/lengths';

export const imageGenerationLimits = {
  /** Spec 9: letters of the description. */
  description: 250,
  title: 200,
  ingredients: 5_000,
  instructions: 50,
  instruction: 2_000,
  /** Images a person may have drawn a day: each costs who runs the instance money. */
  perDay: 20,
} as const;

const { description, title, ingredients, instructions, instruction } = imageGenerationLimits;

export const imageGenerationRoutes = {
  describe: route({
    method: 'GET',
    path: '/image-generation',
    summary: 'Whether pictures can be drawn here, and how many more this person may have today.',
    access: 'signed-in',
    response: z.object({ isSetUp: z.boolean(), leftToday: z.int() }),
  }),
  generateImage: route({
    method: 'POST',
    path: '/image-generation/generate-image',
    summary: 'Draw a picture of a dish and store it.',
    access: 'signed-in',
    heavy: 'waiting',
    body: z.object({
      description: textSchema(description, say('Please describe how your dish looks')),
      title: lineSchema(title, say('Please give the recipe a title first')),
      /** Ingredient lines, joined. */
      ingredients: z._default(textSchema(ingredients), ''),
      instructions: z._default(z.array(textSchema(instruction)).check(maxLength(instructions)), []),
    }),
    response: storedImageSchema,
    errors: [
      'IMAGE_GENERATION_NOT_SET_UP',
      'IMAGE_GENERATION_LIMIT',
      'IMAGE_GENERATION_TIMED_OUT',
      'IMAGE_GENERATION_NOT_AUTHENTICATED',
      'IMAGE_GENERATION_UNAVAILABLE',
      'WORKERS_BUSY',
    ],
    rateLimit: { max: 30, seconds: 10 * 60 },
    // Spec 9: image generation.
    timeoutMs: 120_000,
  }),
};
