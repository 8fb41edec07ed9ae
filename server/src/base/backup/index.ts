export { newBackupKey, readBackupKey, type BackupKey } from './backup-key.ts';
export { backupPlace, type BackupPlace } from './backup-place.ts';
export { isBackupOverdue, lastBackupAt } from './backups-store.ts';
export { makeBackup } from './make-backup.ts';
export { restoreBackup } from './restore-backup.ts';
