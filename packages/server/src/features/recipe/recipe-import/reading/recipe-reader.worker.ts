/** The process that reads pages and texts. */
import { serveTasks } from '../../../../platform/worker-pool/serve-tasks';
import { textOfCompressedPage } from './compress-page';
import { findDoubts } from './find-doubts';
import {
  readCaptions,
  readPageHints,
  readPageSource,
  readPastedText,
  readPhotoPages,
} from './read-source';

const tasks = {
  readPage: readPageSource,
  readPageHints,
  readCaptions,
  readText: readPastedText,
  readPhotoPages,
  findDoubts,
  textOfPage: textOfCompressedPage,
};

export type RecipeReaderTasks = typeof tasks;

// The first reading fills the table of foods: before somebody waits for it.
readPastedText('Toast\n\n1 slice bread');
serveTasks(tasks);
