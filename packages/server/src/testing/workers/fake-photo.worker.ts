/** Replaces the photo reader process; the width of a photo selects the behaviour. */
import sharp from 'sharp';
import type { PhotoPage } from '@saltbush/recipe-parser/photo';
import type { PhotoReaderTasks } from '../../outside/photo-reader/photo-reader.worker';
import { serveTasks } from '../../platform/worker-pool/serve-tasks';

const fakeWidths = { endless: 31, broken: 32, fatal: 33 } as const;

const tasks: PhotoReaderTasks = {
  readPhoto: async (photo): Promise<PhotoPage> => {
    const { width } = await sharp(photo).metadata();
    while (width === fakeWidths.endless);
    if (width === fakeWidths.broken) throw new Error('spilt');
    if (width === fakeWidths.fatal) process.exit(3);
    const place = { left: 0, top: 0, right: 9, bottom: 9 };
    const upright = { width: 9, height: 9, tilt: 0 };
    return { words: [{ text: String(width), confidence: 90, ...place }], quarterTurns: 0, upright };
  },
  readReceipt: async () => ({ lines: [], depositCents: 0 }),
  makeJpeg: (photo) => sharp(photo).jpeg().toBuffer(),
};

serveTasks(tasks);
