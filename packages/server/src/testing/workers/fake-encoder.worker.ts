/** Replaces the process that encodes images; the text in place of an image selects the behaviour. */
import type { ImageEncoderTasks } from '../../outside/image-encoder/image-encoder.worker';
import { serveTasks } from '../../platform/worker-pool/serve-tasks';

const tasks: ImageEncoderTasks = {
  encodeImage: async (bytes) => {
    const what = Buffer.from(bytes).toString();
    while (what === 'endless');
    const filled: Buffer[] = [];
    while (what === 'memory') filled.push(Buffer.alloc(10_000_000, 1));
    if (what === 'crash') process.kill(process.pid, 'SIGSEGV');
    throw new Error('spilt');
  },
};

serveTasks(tasks);
