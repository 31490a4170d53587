/**
 * Steps as the wire carries them: `instructions` are strings (Spec 3), and `instructionSections` runs
 * beside them with the heading of each, '' for none. A client that knows no sections sends none.
 */
import type { Step } from '@saltbush/recipe-parser/recipe';

export interface StepsOnWire {
  instructions: string[];
  instructionSections?: string[] | undefined;
}

/**
 * @example
 * toSteps({ instructions: ['Boil.', 'Serve.'], instructionSections: ['Rice'] })
 * // [{ text: 'Boil.', section: 'Rice' }, { text: 'Serve.', section: undefined }]
 */
export function toSteps({ instructions, instructionSections = [] }: StepsOnWire): Step[] {
  return instructions.map((text, i) => ({ text, section: instructionSections[i] || undefined }));
}

/**
 * Without any section the parallel list is left out.
 *
 * @example fromSteps([{ text: 'Boil.' }]) // { instructions: ['Boil.'], instructionSections: undefined }
 */
export function fromSteps(steps: readonly Step[]): StepsOnWire {
  const hasSections = steps.some((step) => step.section);
  return {
    instructions: steps.map((step) => step.text),
    instructionSections: hasSections ? steps.map((step) => step.section ?? '') : undefined,
  };
}
