/** A choice of this device in local storage, such as a switch of a page. */
import { useState } from 'react';
import { readText, writeText } from './local-store';

/** The first choice is the default. */
export function useStoredChoice<Choice extends string>(
  key: string,
  choices: readonly [Choice, ...Choice[]],
): [choice: Choice, choose: (choice: Choice) => void] {
  const [choice, setChoice] = useState(() => {
    const stored = readText(key);
    return choices.find((known) => known === stored) ?? choices[0];
  });
  const choose = (next: Choice) => {
    setChoice(next);
    writeText(key, next);
  };
  return [choice, choose];
}
