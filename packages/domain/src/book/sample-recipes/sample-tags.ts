/** The tags that each sample recipe has (Spec 9, Sample set), by which onboarding finds them. */
import { say } from '../../texts/say';

/** Of the English sample recipes, which stand in where a language has none. */
export const englishSampleTags = ["Australia's Favourites", 'Mid Week', 'Quick'] as const;

/** In the language of now: a tag is what somebody typed, so a recipe stores it in the language of its text. */
export const sampleTags = (): string[] => [
  say("Australia's Favourites"),
  say('Mid Week'),
  say('Quick'),
];
