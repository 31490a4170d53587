import { oldestNode } from '../../platform/program-version';
import { fault, type Finding } from './finding';

/** @param nodeVersion "20.19.0" */
export function checkProgram(nodeVersion: string): Finding[] {
  const [major = 0, minor = 0] = nodeVersion.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return [];
  return [
    fault(
      `This is Node ${nodeVersion}, and Saltbush needs ${oldestNode} or newer.`,
      'Install a newer Node, then run npm ci again.',
    ),
  ];
}
