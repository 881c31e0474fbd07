/* Written by npm run codegen from openapi.yaml; never edited. */
/** Patterns of the contract with their `x-pattern-words`. */
export const patternWords: readonly (readonly [pattern: string, words: string])[] = [
  ["^[0-9]+(\\.[0-9]+)?(,[0-9]+(\\.[0-9]+)?)*$","weights separated by commas, such as 5,3,1"],
  ["^[1-7](,[1-7]){0,6}$","one to seven days from 1 (Monday) to 7 (Sunday), separated by commas"],
  ["^\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?$","parts of cement, sand and gravel, such as 1:2:3"],
  ["^\\d{1,3}(\\.\\d{1,4})?(,\\d{1,3}(\\.\\d{1,4})?){0,9}$","one to ten percentages separated by commas, such as 20,10"],
]
