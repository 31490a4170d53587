/**
 * Steps as the wire carries them: `instructions` are strings (Spec 3), and `instructionSections` runs
 * beside them with the heading of each, '' for none. A client that knows no sections sends none. `stepImages` names
 * the steps that have an image, by their place from 0.
 */
import type { Step } from '@saltbush/recipe-parser/recipe';

export interface StepsOnWire {
  instructions: string[];
  instructionSections?: string[] | undefined;
  stepImages?: { step: number; imageUrl: string }[] | undefined;
}

/**
 * @example
 * toSteps({ instructions: ['Boil.', 'Serve.'], instructionSections: ['Rice'] })
 * // [{ text: 'Boil.', section: 'Rice' }, { text: 'Serve.', section: undefined }]
 */
export function toSteps({
  instructions,
  instructionSections = [],
  stepImages = [],
}: StepsOnWire): Step[] {
  const imageUrls = new Map(stepImages.map(({ step, imageUrl }) => [step, imageUrl]));
  return instructions.map((text, i) => {
    const step = { text, section: instructionSections[i] || undefined };
    const imageUrl = imageUrls.get(i);
    return imageUrl === undefined ? step : { ...step, imageUrl };
  });
}

/**
 * Without any section the parallel list is left out, and without any image the list of images.
 *
 * @example fromSteps([{ text: 'Boil.' }]) // { instructions: ['Boil.'], instructionSections: undefined }
 */
export function fromSteps(steps: readonly Step[]): StepsOnWire {
  const hasSections = steps.some((step) => step.section);
  const stepImages = steps.flatMap(({ imageUrl }, step) =>
    imageUrl === undefined ? [] : [{ step, imageUrl }],
  );
  return {
    instructions: steps.map((step) => step.text),
    instructionSections: hasSections ? steps.map((step) => step.section ?? '') : undefined,
    ...(stepImages.length > 0 && { stepImages }),
  };
}
