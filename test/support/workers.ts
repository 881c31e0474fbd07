/** How many test files run at a time. Many of them wait for processes and timers more than they compute. */
export const WORKERS = 6
