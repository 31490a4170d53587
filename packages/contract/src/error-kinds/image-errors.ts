/** Errors about images. */
import { say } from '@saltbush/domain/texts/say';
import { kind, type ErrorKind } from './kind';

export const imageErrorKinds = {
  // Images
  IMAGE_UNREADABLE: kind(
    415,
    say('Not a picture we can read'),
    say('Please choose a JPEG, PNG, HEIC or WebP picture.'),
  ),
  STOCK_PHOTOS_FAILED: kind(
    502,
    say('Failed to search stock images'),
    say('The photo service did not answer. Please try again, or choose one of our own pictures.'),
  ),
  STOCK_PHOTOS_NOT_SET_UP: kind(
    409,
    say('Photo search is switched off'),
    say('Please choose one of our own pictures, or upload one. Your admin can switch it on.'),
  ),
  // The words of Spec 8.
  IMAGE_GENERATION_TIMED_OUT: kind(
    504,
    say('Failed to generate image'),
    say('Image generation timed out. Please try again.'),
  ),
  IMAGE_GENERATION_NOT_AUTHENTICATED: kind(
    502,
    say('Failed to generate image'),
    say('Image generation service authentication failed.'),
  ),
  IMAGE_GENERATION_UNAVAILABLE: kind(
    502,
    say('Failed to generate image'),
    say('Image generation service is temporarily unavailable.'),
  ),
  IMAGE_GENERATION_NOT_SET_UP: kind(
    409,
    say('Drawing pictures is not set up'),
    say('Please choose one of our own pictures, or upload one. Your admin can set it up.'),
  ),
  // Not 429: asking again a second later is no use.
  IMAGE_GENERATION_LIMIT: kind(
    409,
    say('That is all for today'),
    say(
      'You can have more pictures drawn tomorrow. Until then, choose one of our own or upload one.',
    ),
  ),

  // Curated images
  TOO_MANY_PICTURES: kind(
    409,
    say('Too many pictures'),
    say('Please change a picture that you have added before, instead of adding another one.'),
  ),
} satisfies Record<string, ErrorKind>;
