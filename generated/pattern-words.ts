/* Written by npm run codegen from openapi.yaml; never edited. */
/** Patterns of the contract with their `x-pattern-words`. */
export const patternWords: readonly (readonly [pattern: string, words: string])[] = [
  ["^([1-7](,[1-7]){0,5})?$","up to six days from 1 (Monday) to 7 (Sunday), separated by commas"],
  ["^(add|subtract|multiply|divide)(,(add|subtract|multiply|divide)){0,3}$","one to four of add, subtract, multiply and divide, separated by commas"],
  ["^[0-9]+(\\.[0-9]+)?(,[0-9]+(\\.[0-9]+)?)*$","weights separated by commas, such as 5,3,1"],
  ["^[1-7](,[1-7]){0,6}$","one to seven days from 1 (Monday) to 7 (Sunday), separated by commas"],
  ["^\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?$","parts of cement, sand and gravel, such as 1:2:3"],
  ["^\\d{1,3}(\\.\\d{1,4})?(,\\d{1,3}(\\.\\d{1,4})?){0,9}$","one to ten percentages separated by commas, such as 20,10"],
  ["^\\d{1,3}(\\.\\d{1,4})?(,\\d{1,3}(\\.\\d{1,4})?){3}$","four percentages separated by commas, such as 90,80,70,60"],
  ["^\\d{1,5}(\\.\\d{1,6})?(,\\d{1,5}(\\.\\d{1,6})?){0,499}$","at most 500 scores separated by commas, such as 55,62.5,70"],
  ["^\\d{4}-\\d{2}-\\d{2}$","a date such as 2026-01-31"],
]
