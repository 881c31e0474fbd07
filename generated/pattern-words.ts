/* Written by npm run codegen from openapi.yaml; never edited. */
/** Patterns of the contract with their `x-pattern-words`. */
export const patternWords: readonly (readonly [pattern: string, words: string])[] = [
  ["^((lower|upper|digit|symbol)(,(lower|upper|digit|symbol)){0,3})?$","at most four of lower, upper, digit and symbol, separated by commas"],
  ["^([0-9a-fA-F]{2}){0,64}$","pairs of hex digits, at most 64"],
  ["^([0-9a-fA-F]{32}|[0-9a-fA-F]{40}|[0-9a-fA-F]{48}|[0-9a-fA-F]{56}|[0-9a-fA-F]{64})$","32, 40, 48, 56 or 64 hex digits"],
  ["^([0-9a-fA-F]{64}|[0-9a-fA-F]{96})$","64 or 96 hex digits"],
  ["^([1-7](,[1-7]){0,5})?$","up to six days from 1 (Monday) to 7 (Sunday), separated by commas"],
  ["^(add|subtract|multiply|divide)(,(add|subtract|multiply|divide)){0,3}$","one to four of add, subtract, multiply and divide, separated by commas"],
  ["^(lower|upper|digit|symbol)(,(lower|upper|digit|symbol)){0,3}$","one to four of lower, upper, digit and symbol, separated by commas"],
  ["^[0-9]+(\\.[0-9]+)?(,[0-9]+(\\.[0-9]+)?)*$","weights separated by commas, such as 5,3,1"],
  ["^[0-9a-fA-F]+(,[0-9a-fA-F]+)*$","hex digits in parts separated by commas"],
  ["^[1-7](,[1-7]){0,6}$","one to seven days from 1 (Monday) to 7 (Sunday), separated by commas"],
  ["^[A-Za-z0-9+/_=-]{1,20000}$","base64 or base64url of at most 20000 characters"],
  ["^[A-Za-z0-9+/_=-]{16,2000}$","hex, base64 or base64url of 16 to 2000 characters"],
  ["^[A-Za-z0-9_-]+\\.[A-Za-z0-9_-]*\\.[A-Za-z0-9_-]*$","three parts in base64url separated by dots"],
  ["^[A-Za-z2-7 =-]{8,256}$","8 to 256 base32 digits, blanks and hyphens"],
  ["^\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?:\\d{1,2}(\\.\\d)?$","parts of cement, sand and gravel, such as 1:2:3"],
  ["^\\d{1,3}(\\.\\d{1,4})?(,\\d{1,3}(\\.\\d{1,4})?){0,9}$","one to ten percentages separated by commas, such as 20,10"],
  ["^\\d{1,3}(\\.\\d{1,4})?(,\\d{1,3}(\\.\\d{1,4})?){3}$","four percentages separated by commas, such as 90,80,70,60"],
  ["^\\d{1,5}(\\.\\d{1,6})?(,\\d{1,5}(\\.\\d{1,6})?){0,499}$","at most 500 scores separated by commas, such as 55,62.5,70"],
  ["^\\d{4}-\\d{2}-\\d{2}$","a date such as 2026-01-31"],
  ["^\\d{6,8}$","6 to 8 digits"],
]
