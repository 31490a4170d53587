/** Characters, lines and headings of any text. */
export { capitaliseName } from '../characters/capitalise';
export { lastLetters } from '../characters/text-end';
export { unspacedLetters } from '../characters/unspaced-scripts';
export { wellFormed, wellFormedJson } from '../characters/well-formed';
export { fromWindows1252 } from '../characters/windows-1252';
export { headingText, isHeadingLine } from './headings/heading-lines';
export { minutesFrom } from './fields/durations';
export { type SourceField, sourceFields } from './fields/source-fields';
export { withoutBullet } from './lines/bullets';
export { withMarks } from './marks/with-marks';
