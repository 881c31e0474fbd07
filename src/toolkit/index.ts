/** The toolkit plane: what a feature's file needs to declare itself and to refuse. */
export { feature, type Feature, type FeatureContext, type FeatureModules } from './feature.js'
export { FeatureError, invalidParameter, unprocessable } from './errors.js'
