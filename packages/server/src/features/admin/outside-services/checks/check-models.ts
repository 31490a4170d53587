import { AppError } from '@saltbush/contract/errors';
import { say } from '@saltbush/domain/texts/say';
import type { Deps } from '../../../../deps';
import { ImageGenerationFailed, openImageGeneration } from '../../../../outside/image-generation';
import { ServiceFailed } from '../../../../outside/json-service';
import { openVision, VisionFailed } from '../../../../outside/vision';
import { fails, works, type CheckOutcome, type Checker } from './outcome';

/** Asks as for a recipe, without a photo: address, key and model must be right for any answer. */
export async function checkPhotoReading(
  { services, log }: Deps,
  { signal }: Checker,
): Promise<CheckOutcome | undefined> {
  const settings = await services.find('photo-reading');
  if (!settings) return undefined;
  try {
    await openVision(settings).readRecipe([], signal);
    return works(say('The model answers. Import a recipe from a photo to see how well it reads.'));
  } catch (error) {
    if (!(error instanceof VisionFailed)) throw error;
    log.warn({ reason: error.message }, 'the vision endpoint failed when an admin tried it');
    return fails(describeFailure(error, 'OpenAI’s chat completions'));
  }
}

/** Has an image drawn, as people do: nothing less shows that the model draws. It is not stored. */
export async function checkImageGeneration(
  { services, config, imageEncoder, log }: Deps,
  { userId, signal }: Checker,
): Promise<CheckOutcome | undefined> {
  const settings = await services.find('image-generation');
  if (!settings) return undefined;
  const allowedPrivateHosts = config.allowedPrivateImportHosts;
  const generator = openImageGeneration({ ...settings, allowedPrivateHosts });
  try {
    const bytes = await generator.draw('A lemon on a white plate, in daylight.', signal);
    await imageEncoder.encode(bytes, userId, signal);
    return works(say('The model has drawn a picture.'));
  } catch (error) {
    if (!(error instanceof ImageGenerationFailed) && !isNoImage(error)) throw error;
    log.warn({ reason: error.message }, 'no picture was drawn when an admin tried it');
    return fails(describeFailure(error, 'OpenAI’s image generation'));
  } finally {
    await generator.close();
  }
}

const isNoImage = (error: unknown): error is AppError =>
  error instanceof AppError && error.code === 'IMAGE_UNREADABLE';

/** @param protocol what the service has to speak */
function describeFailure(error: Error, protocol: string): string {
  const failed = error.cause instanceof ServiceFailed ? error.cause : undefined;
  const isLate = error instanceof ImageGenerationFailed && error.kind === 'timed out';
  if (failed?.status !== undefined) return describeStatus(failed.status);
  if (failed?.kind === 'connection') {
    return say(
      'The service was not reached. Check its address, and whether this machine may reach it.',
    );
  }
  if (isLate || failed?.kind === 'timeout') return say('The service did not answer in time.');
  return say(
    'The answer is not one of {protocol}. Check the address, which ends with the version: https://api.example.com/v1',
    { protocol },
  );
}

function describeStatus(status: number): string {
  if (status === 401 || status === 403)
    return say('The service refuses the key ({status}).', { status });
  if (status === 404) {
    return say(
      'The service knows no such address or model (404). Check both; the address ends with the version, such as /v1.',
    );
  }
  if (status === 429)
    return say('The service takes no more calls (429). Its account may have no credit.');
  return say('The service answered with an error ({status}). Check the name of the model.', {
    status,
  });
}
