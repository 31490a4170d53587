/** What a step uses, its times and temperatures. */
export { inCelsius, temperaturesIn } from './heat/temperatures';
export { type StepPart, stepParts } from './step-parts';
export { type StepMention, type StepUse, stepUses } from './step-uses';
export { timersIn } from './times/timers';
