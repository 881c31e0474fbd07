import { GraphQLError } from 'graphql/error/GraphQLError.js'
import { parse, print } from 'graphql/language/index.js'
import { stripIgnoredCharacters } from 'graphql/utilities/stripIgnoredCharacters.js'
import { feature } from '#toolkit'
import { graphqlDepth, graphqlOutline } from '#toolkit/lib/code/graphql-outline'
import { parsing, withinStack } from '#toolkit/lib/common/parsing'

/** The GraphQL specification of October 2021. */
export default feature('rest_dev_format_3', ({ document, minify }) => {
  const tree = parsing(
    'document is not valid GraphQL',
    () => parse(document),
    (error) => ({
      message: error.message,
      place: error instanceof GraphQLError ? error.locations?.[0] : undefined,
    }),
  )
  return withinStack('document', () => ({
    document: minify ? stripIgnoredCharacters(document) : print(tree),
    definitions: graphqlOutline(tree),
    depth: graphqlDepth(tree),
  }))
})
