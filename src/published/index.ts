/** What the host publishes for people and agents beside the two planes. */
export { licensesPage } from './licenses-page.js'
