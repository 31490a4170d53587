/** Whether this reader wants amounts in the steps, remembered on this device. */
import { useState } from 'react';
import { keepText, readText } from '../../api/local-store';

export function useStepAmounts(): [areShown: boolean, show: (areShown: boolean) => void] {
  const [areShown, setShown] = useState(() => readText(key) !== 'off');
  return [
    areShown,
    (next) => {
      setShown(next);
      keepText(key, next ? 'on' : 'off');
    },
  ];
}

const key = 'saltbush.step-amounts';
