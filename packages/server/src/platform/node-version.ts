/** Which Node runs Saltbush. It is asked before anything is loaded that an older one does not know. */
import { oldestNode } from './program-version';

/**
 * @param version "20.19.0"
 * @example describeOldNode('18.20.4') // 'This is Node 18.20.4, and Saltbush needs 20.19 or newer.'
 */
export function describeOldNode(version: string): string | undefined {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [oldestMajor = 0, oldestMinor = 0] = oldestNode.split('.').map(Number);
  if (major > oldestMajor || (major === oldestMajor && minor >= oldestMinor)) return undefined;
  return `This is Node ${version}, and Saltbush needs ${oldestNode} or newer.`;
}

export const newerNodeAdvice = 'Install a newer Node, then run npm ci again.';
