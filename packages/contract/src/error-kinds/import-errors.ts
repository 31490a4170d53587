/** Errors about recipes that come from pages, files and photos. */
import { say } from '@saltbush/domain/texts/say';
import { kind, type ErrorKind } from './kind';

export const importErrorKinds = {
  // Importing
  PAGE_ADDRESS_REFUSED: kind(
    400,
    say('Link not allowed'),
    say('Only public links that start with http:// or https:// can be imported.'),
  ),
  PAGE_UNREACHABLE: kind(
    502,
    say('Couldn’t open the page'),
    say('The page did not answer. Open it in your browser and paste its text here instead.'),
  ),
  PAGE_TOO_LARGE: kind(
    413,
    say('Page too large'),
    say('The page is larger than 5 MB. Copy the recipe text and paste it here instead.'),
  ),
  PAGE_NOT_HTML: kind(
    415,
    say('Not a web page'),
    say('That link doesn’t lead to a web page. Please check it.'),
  ),
  NO_RECIPE_FOUND: kind(
    422,
    say('No recipe found'),
    say('We found no recipe there. Copy the recipe text and paste it here instead.'),
  ),
  RECIPE_ELSEWHERE: kind(
    422,
    say('The recipe is on another page'),
    say('This page only points to it. Import the page that has the recipe.'),
  ),
  TOO_MUCH_TO_READ: kind(
    422,
    say('Too much to read'),
    say(
      'It is too long or too tangled for us. Copy the text of the recipe alone and paste it here.',
    ),
  ),
  WORKERS_BUSY: kind(
    503,
    say('Busy at the moment'),
    say('Saltbush is reading a lot at the moment. Please try again in a minute.'),
  ),

  // Moving in and out
  IMPORT_RUNNING: kind(
    409,
    say('Another file is being read'),
    say('Please wait until it is finished, or cancel it first.'),
  ),
  FEED_RUNNING: kind(409, say('A file is being read'), say('Please wait, or cancel it first.')),
  RECIPE_FILE_BROKEN: kind(
    422,
    say('The file is damaged'),
    say('It could not be opened. Please export it again and send the new file.'),
  ),
  RECIPE_FILE_TOO_LARGE: kind(
    413,
    say('Too much in one file'),
    say(
      'It unpacks to more than we can take at once. Please export your recipes in several files.',
    ),
  ),
  RECIPE_FILE_UNKNOWN: kind(
    415,
    say('No recipes found in the file'),
    say('Please choose the file the other app exported, as it is. The page lists what we read.'),
  ),

  // Reading photos
  PHOTO_TIMED_OUT: kind(
    504,
    say('That took too long'),
    say('The photo could not be read in time. Please take a closer one, of the recipe only.'),
  ),
  PHOTO_NOT_READ: kind(
    422,
    say('Photo not readable'),
    say('We could not read this photo. Please take it again in good light, or type the recipe.'),
  ),
  NO_RECIPE_IN_PHOTO: kind(
    422,
    say('No recipe found'),
    say(
      'We found no recipe in the photo. Take it again from straight above, with the whole recipe in view.',
    ),
  ),
} satisfies Record<string, ErrorKind>;
