/** Backups: one file with all of a database's rows and the files of `DATA_DIR` that belong to them, and its way back. */
export { backupCommands } from './commands.js'
