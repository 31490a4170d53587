/**
 * A property tries the same cases in each run, so that a change is judged by what it changed. Other cases, to look for
 * faults: `PROPERTY_SEED=$RANDOM npm test`.
 */
import { configureGlobal } from 'fast-check';

configureGlobal({ seed: Number(process.env['PROPERTY_SEED'] ?? 1) });
