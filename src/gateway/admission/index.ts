/** What a request passes before it is answered: quota, the semaphores of account and process, the providers' budgets. */
export { createSemaphores } from './semaphores.js'
export { readSpent } from './spent.js'
