/** Run as a child process: makes a new embedded database in the directory given as argument. */
import { PGlite } from '@electric-sql/pglite'

const database = await PGlite.create(process.argv[2])
await database.close()
