/** The toolkit plane: what a feature's file needs to declare itself and to refuse. What features are built on is `#toolkit/open`: every process of the pool loads this file, and none needs that. */
export { feature, type Feature, type FeatureContext, type FeatureModules } from './feature.js'
export type { AskModel, ModelQuestion, ModelReply } from './language-model.js'
export { FeatureError, invalidParameter, unprocessable } from './errors.js'
