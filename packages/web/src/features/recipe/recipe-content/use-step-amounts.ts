/** Whether to show amounts in the steps; stored on this device. */
import { useStoredChoice } from '../../../api/stored/use-stored-choice';

export function useStepAmounts(): [areShown: boolean, show: (areShown: boolean) => void] {
  const [choice, choose] = useStoredChoice('saltbush.step-amounts', ['on', 'off']);
  return [choice === 'on', (areShown) => choose(areShown ? 'on' : 'off')];
}
