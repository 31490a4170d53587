/**
 * Why a file cannot be restored, in words for the person who restores: without its path, for it may be shown to whoever
 * sent the file.
 */
export class BackupUnusable extends Error {
  override name = 'BackupUnusable';
}
