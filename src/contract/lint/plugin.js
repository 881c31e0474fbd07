// House rules of the contract, as a plugin of Redocly lint: redocly.yaml turns them on. Lint-only; nothing in src imports it.
import { boundedParameters } from './bounded-parameters.js'
import { closedObjects } from './closed-objects.js'
import { documentedAnswers } from './documented-answers.js'
import { documentedExamples } from './documented-examples.js'
import { namedRequests } from './named-requests.js'
import { operationIds } from './operation-ids.js'
import { planeSecurity } from './plane-security.js'
import { planeServers } from './plane-servers.js'
import { typedData } from './typed-data.js'

export default function house() {
  return {
    id: 'house',
    rules: {
      oas3: {
        'bounded-parameters': boundedParameters,
        'closed-objects': closedObjects,
        'documented-answers': documentedAnswers,
        'documented-examples': documentedExamples,
        'named-requests': namedRequests,
        'operation-ids': operationIds,
        'plane-security': planeSecurity,
        'plane-servers': planeServers,
        'typed-data': typedData,
      },
    },
  }
}
