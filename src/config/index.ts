/** The operator's input: the environment, read once, checked whole, every mistake named; and the reading of its files. */
export type { Config, S3Config } from './types.js'
export { loadConfig, settingNames, ConfigError } from './load.js'
export { readTextFile, TextFileError, yamlFault } from './text-file.js'
export { workerConfig, WORKERS_FOLDER } from './workers.js'
