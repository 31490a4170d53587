/** Something is never shown as nothing. @example storageText(2_000_000_000) // '2 GB' */
export function storageText(bytes: number): string {
  if (bytes >= 999_500_000) return `${inDigits(bytes / 1e9, 2)} GB`;
  const megabytes = bytes === 0 ? 0 : Math.max(0.1, bytes / 1e6);
  return `${inDigits(megabytes, megabytes < 10 ? 1 : 0)} MB`;
}

const inDigits = (value: number, maximumFractionDigits: number) =>
  value.toLocaleString('en-AU', { maximumFractionDigits });
