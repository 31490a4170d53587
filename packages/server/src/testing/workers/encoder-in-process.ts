/** Encodes images without a worker process, which takes a second to start from its source. */
import { encodeImage } from '../../outside/image-encoder/encode-image';
import type { ImageEncoder } from '../../outside/image-encoder';

export const encoderInProcess: ImageEncoder = {
  encode: encodeImage,
  state: () => ({
    running: 0,
    maxRunning: 1,
    waiting: 0,
    totals: { ended: 0, killed: 0, workedMs: 0 },
  }),
  close: async () => {},
};
