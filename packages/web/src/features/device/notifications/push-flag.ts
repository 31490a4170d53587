/** Whether notices are pushed to this device, and for which person: so that nobody else loads their code. */
import { getSession } from '../../../api/session';
import { readText, removeText, writeText } from '../../../api/stored/local-store';

const key = 'saltbush.push-for';

export const isPushOn = (): boolean => {
  const userId = getSession()?.user?._id;
  return userId !== undefined && readText(key) === userId;
};

export function rememberPush(isOn: boolean): void {
  const userId = getSession()?.user?._id;
  if (isOn && userId !== undefined) writeText(key, userId);
  else removeText(key);
}
