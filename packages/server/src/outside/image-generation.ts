/**
 * Draws images at any endpoint that speaks the image calls of OpenAI (POST /images/generations): a web
 * service, or a local model. It answers with the image itself (`b64_json`) or with its address (`url`).
 */
import * as z from 'zod/mini';
import { AppError } from '@saltbush/contract/errors';
import { maxImageBytes } from '@saltbush/contract/recipe/images';
import { minLength } from '@saltbush/contract/schemas/lengths';
import { parseInput } from '@saltbush/contract/schemas/parse-input';
import { askJson, ServiceFailed } from './json-service';
import { openImageDownloader, type ImageDownloader } from './web-image';

export interface ImageGenerationSettings {
  /** Up to the version: "https://api.example.com/v1". */
  url: string;
  /** Absent for a local model. */
  key: string | undefined;
  model: string;
  /** Private hosts that images may be fetched from, besides that of `url`. */
  allowedPrivateHosts?: readonly string[];
  timeLimitMs?: number;
}

export interface ImageGenerator {
  /**
   * @returns the bytes of the image; the decoder checks whether they are one
   * @throws ImageGenerationFailed, or the signal's reason
   */
  draw(prompt: string, signal: AbortSignal): Promise<Buffer>;
  close(): Promise<void>;
}

/** The message has the reason, for the log; without key, prompt and answer. */
export class ImageGenerationFailed extends Error {
  override name = 'ImageGenerationFailed';
  readonly kind: 'timed out' | 'not authenticated' | 'unavailable';

  constructor(kind: ImageGenerationFailed['kind'], reason: string, cause?: unknown) {
    super(reason, { cause });
    this.kind = kind;
  }
}

/** Spec 9 gives the whole call 120 s, of which the image is encoded and stored in the last. */
const defaultTimeLimitMs = 115_000;

export function openImageGeneration(settings: ImageGenerationSettings): ImageGenerator {
  const { url, key, model, timeLimitMs = defaultTimeLimitMs } = settings;
  const downloader = openImageDownloader({
    allowedPrivateHosts: [...(settings.allowedPrivateHosts ?? []), new URL(url).host],
    totalTimeMs: timeLimitMs,
  });
  const call = {
    url: `${url.replace(/\/+$/, '')}/images/generations`,
    headers: key === undefined ? undefined : { authorization: `Bearer ${key}` },
    timeLimitMs,
    maxBytes: maxAnswerBytes,
  };
  return {
    draw: async (prompt, callerDisconnected) => {
      const timeout = AbortSignal.timeout(timeLimitMs);
      const signal = AbortSignal.any([callerDisconnected, timeout]);
      try {
        const answer = await askJson({ ...call, body: { model, prompt, n: 1, size }, signal });
        return await imageIn(answer, downloader, signal);
      } catch (error) {
        callerDisconnected.throwIfAborted();
        if (timeout.aborted)
          throw new ImageGenerationFailed('timed out', 'no picture in time', error);
        throw failureOf(error);
      }
    },
    close: () => downloader.close(),
  };
}

/** Landscape, 3 to 2, as recipes show their images. */
const size = '1536x1024';

/** Base64 is a third longer than the data. */
const maxAnswerBytes = Math.ceil((maxImageBytes * 4) / 3) + 100_000;

const answerSchema = z.object({
  data: z
    .array(z.object({ b64_json: z.nullish(z.string()), url: z.nullish(z.string()) }))
    .check(minLength(1)),
});

async function imageIn(
  answer: unknown,
  downloader: ImageDownloader,
  signal: AbortSignal,
): Promise<Buffer> {
  const image = parseInput(answerSchema, answer).data?.data[0];
  if (image?.b64_json) return Buffer.from(image.b64_json, 'base64');
  if (image?.url) return downloader.read(image.url, signal);
  throw new ImageGenerationFailed('unavailable', 'the answer has no picture');
}

function failureOf(error: unknown): unknown {
  if (error instanceof ServiceFailed) {
    const isRefused = error.status === 401 || error.status === 403;
    const kind = error.kind === 'timeout' ? 'timed out' : 'unavailable';
    return new ImageGenerationFailed(isRefused ? 'not authenticated' : kind, error.message, error);
  }
  // Of the address of the image.
  if (error instanceof AppError) {
    return new ImageGenerationFailed('unavailable', `picture not fetched: ${error.code}`, error);
  }
  return error;
}
