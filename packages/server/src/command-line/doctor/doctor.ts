/** `saltbush doctor`: says what is wrong with an installation, and what to do. */
import type { Config } from '../../config';
import { readDiskSize } from '../../platform/disk/disk-size';
import type { Log } from '../../platform/logging/log';
import { packageVersion } from '../../platform/program-version';
import { examine } from './examine';
import type { Finding } from './finding';

/** Sets the exit code to 1 when there is a fault. Warnings alone leave it 0. */
export async function runDoctor(config: Config, log: Log): Promise<void> {
  const clock = () => new Date();
  const nodeVersion = process.versions.node;
  const findings = await examine({ config, log, clock, nodeVersion, readDiskSize });
  process.stdout.write(report(findings, config.dataFolder));
  if (findings.some(({ kind }) => kind === 'fault')) process.exitCode = 1;
}

/** @returns lines for a terminal, faults first */
export function report(findings: Finding[], dataFolder: string): string {
  const faults = findings.filter(({ kind }) => kind === 'fault');
  const warnings = findings.filter(({ kind }) => kind === 'warning');
  const entries = [...faults, ...warnings].map(
    ({ kind, what, todo }) =>
      `${kind === 'fault' ? 'FAULT  ' : 'Warning'}  ${what}\n         ${todo}\n\n`,
  );
  const sum =
    findings.length === 0
      ? 'Nothing is wrong.'
      : `Faults: ${faults.length}. Warnings: ${warnings.length}.`;
  return `Saltbush ${packageVersion}, data in ${dataFolder}\n\n${entries.join('')}${sum}\n`;
}
