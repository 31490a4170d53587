/** Public API: what somebody who eats a planned dish has another way. */
export { SwapMark } from './swap-mark';
export { SwapNotes } from './swap-notes.lazy';
export { SwapStep } from './swap-step.lazy';
