// Loaded into the server before it starts: tells its memory, garbage collected, when asked.
process.on('message', () => {
  globalThis.gc()
  const { heapUsed, external, rss } = process.memoryUsage()
  process.send({ heldBytes: heapUsed + external, residentBytes: rss })
})
// What asks must not keep the server from ending.
process.channel?.unref()
