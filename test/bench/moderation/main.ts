/**
 * `npm run bench:moderation`: what a verdict on 2,000 characters of any kind costs; fails past 2 ms.
 * `npm run bench:moderation -- FOLDER`: how well the verdicts on the labelled texts of a folder agree with their labels.
 */
const [folder] = process.argv.slice(2)
if (folder === undefined) await import('./cost.js').then(({ measureCost }) => measureCost())
else await import('./quality.js').then(({ measureQuality }) => measureQuality(folder))
