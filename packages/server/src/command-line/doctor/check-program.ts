import { describeOldNode, newerNodeAdvice } from '../../platform/program-version';
import { fault, type Finding } from './finding';

/** @param nodeVersion "20.19.0" */
export function checkProgram(nodeVersion: string): Finding[] {
  const old = describeOldNode(nodeVersion);
  return old === undefined ? [] : [fault(old, newerNodeAdvice)];
}
