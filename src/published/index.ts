/** What the host publishes for people and agents beside the two planes. */
export { planeContract, publishedContract } from './contract.js'
export { licensesPage } from './licenses-page.js'
