/**
 * Tips among the steps of a recipe: "Top tip: a splash of brine lifts it."
 *
 * They are what a cook may know besides; a step says what to do. "Tip: …" is one, "Tip it out" is none.
 */
import { isTipLabel } from './tip-label';

/** Behind the label comes a sentence. */
const labelled = /^[^\p{L}\p{N}]{0,4}(\p{L}[^:：!]{1,45}?)\s*(?:!?[:：]|!|\s[–—-]\s)\s*(\S.{5,})$/u;

/** @example isTip('Sfatul Lianei: folosiți zeama de lămâie.') // true */
export function isTip(line: string): boolean {
  const label = labelled.exec(line.slice(0, longestLooked))?.[1];
  return label !== undefined && isTipLabel(label);
}

/** The label and a few words. */
const longestLooked = 90;
