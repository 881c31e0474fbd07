import { availableParallelism, totalmem } from 'node:os'

/** Bytes that the processes may occupy together: half of the memory that this machine or its container has. */
export const poolMemory = (): number => {
  // 0, or more than there is, where no container sets a bound.
  const constrained = process.constrainedMemory()
  return (constrained > 0 ? Math.min(constrained, totalmem()) : totalmem()) / 2
}

/**
 * How many processes may compute at a time on this machine: one for each processor and at least two, but no more than
 * fit into the pool's memory when each is as big as it may be, and at least one.
 * @param residentBytes bound of one process
 */
export const bearableProcesses = (residentBytes: number): number =>
  Math.max(1, Math.min(Math.max(2, availableParallelism()), Math.floor(poolMemory() / residentBytes)))
