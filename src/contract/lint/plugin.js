// House rules of the contract, as a plugin of Redocly lint: redocly.yaml turns them on. Lint-only; nothing in src imports it.
import { boundedParameters } from './bounded-parameters.js'
import { closedObjects } from './closed-objects.js'
import { describedOperations, describedProperties } from './described.js'
import { documentedAnswers } from './documented-answers.js'
import { documentedExamples } from './documented-examples.js'
import { enumNames } from './enum-names.js'
import { namedRequests } from './named-requests.js'
import { namedSchemas } from './named-schemas.js'
import { operationIds } from './operation-ids.js'
import { ownExamples } from './own-examples.js'
import { plainSchemas } from './plain-schemas.js'
import { plainTexts } from './plain-texts.js'
import { planeSecurity } from './plane-security.js'
import { planeServers } from './plane-servers.js'
import { propertyNames } from './property-names.js'
import { typedData } from './typed-data.js'

export default function house() {
  return {
    id: 'house',
    rules: {
      oas3: {
        'bounded-parameters': boundedParameters,
        'closed-objects': closedObjects,
        'described-operations': describedOperations,
        'described-properties': describedProperties,
        'documented-answers': documentedAnswers,
        'documented-examples': documentedExamples,
        'enum-names': enumNames,
        'named-requests': namedRequests,
        'named-schemas': namedSchemas,
        'operation-ids': operationIds,
        'own-examples': ownExamples,
        'plain-schemas': plainSchemas,
        'plain-texts': plainTexts,
        'plane-security': planeSecurity,
        'plane-servers': planeServers,
        'property-names': propertyNames,
        'typed-data': typedData,
      },
    },
  }
}
