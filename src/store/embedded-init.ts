/** Run as a child process: makes a new embedded database in the directory given as argument. */

// An operator may signal all processes of a server; it stops in order once the database exists.
for (const signal of ['SIGTERM', 'SIGINT', 'SIGHUP'] as const) process.on(signal, () => undefined)

const { PGlite } = await import('@electric-sql/pglite')
const database = await PGlite.create(process.argv[2])
await database.close()
