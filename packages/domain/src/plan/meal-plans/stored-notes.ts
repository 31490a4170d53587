/**
 * Notes on the plan that the app writes itself. They are stored in English words, as programs and older devices know them,
 * and said when they are shown: those who share a plan may read different languages.
 */
import { isEnglishOnly } from '@saltbush/recipe-parser/names';
import { say } from '../../texts/say';

/** Offered where a note is added. */
export const commonNotes = ['Eating out', 'Takeaway'] as const;

/** @example noteOfLeftovers('Pumpkin soup', 2) // 'Pumpkin soup, leftovers for 2' */
export const noteOfLeftovers = (title: string, people: number): string =>
  `${title}, leftovers for ${people}`;

/**
 * A note in the words of whoever reads it; what somebody typed is as they typed it.
 *
 * @example shownNote('Pumpkin soup, leftovers for 2') // in German 'Pumpkin soup, Reste für 2'
 */
export function shownNote(note: string): string {
  if (isEnglishOnly) return note;
  if (note === commonNotes[0]) return say('Eating out');
  if (note === commonNotes[1]) return say('Takeaway');
  const [, title, people] = /^(.+), leftovers for (\d+)$/su.exec(note) ?? [];
  return title === undefined || people === undefined
    ? note
    : say('{title}, leftovers for {people}', { title, people });
}
