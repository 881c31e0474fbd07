/** `npm run bench`, and `npm run bench -- workers`. */
await import(process.argv[2] === 'workers' ? './workers.js' : './main.js')
