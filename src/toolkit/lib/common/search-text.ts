import { invalidParameter } from '#toolkit'

/**
 * A text to search for without the blanks around it.
 * @throws FeatureError 400 where fewer characters are left than the contract asks for
 */
export const searchText = (parameter: string, text: string, minLength: number): string => {
  const trimmed = text.trim()
  return trimmed.length < minLength
    ? invalidParameter(parameter, `must have at least ${minLength} characters besides blanks around them`)
    : trimmed
}
