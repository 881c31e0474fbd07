import { feature, invalidParameter, unprocessable } from '#toolkit'
import { byteStream, integerBelow, type ByteStream } from '#toolkit/lib/random/byte-stream'
import type { Data, Query } from '#operation'

type Problem = Data<'rest_education_worksheet'>['items'][number]
type Sheet = Query<'rest_education_worksheet'>
type Sum = Pick<Problem, 'a' | 'operator' | 'b' | 'answer'>

/** The range without 0, by its index in ascending order. */
const divisorOf = (stream: ByteStream, { min, max }: Sheet): number => {
  const hasZero = min <= 0 && max >= 0
  const size = max - min + (hasZero ? 0 : 1)
  if (size === 0) unprocessable('There is only 0 to divide by.')
  const value = min + integerBelow(stream, size)
  return hasZero && value >= 0 ? value + 1 : value
}

const sumOf = (stream: ByteStream, sheet: Sheet, operation: string): Sum => {
  const { min, max, allowNegative } = sheet
  const number = (): number => min + integerBelow(stream, max - min + 1)
  const x = number()
  if (operation === 'divide') {
    const b = divisorOf(stream, sheet)
    return { a: x * b, operator: '÷', b, answer: x }
  }
  const y = number()
  if (operation === 'multiply') return { a: x, operator: '×', b: y, answer: x * y }
  if (operation === 'add') return { a: x, operator: '+', b: y, answer: x + y }
  const [a, b] = x < y && !allowNegative ? [y, x] : [x, y]
  return { a, operator: '−', b, answer: a - b }
}

const inBrackets = (value: number): string => (value < 0 ? `(${value})` : String(value))

export default feature('rest_education_worksheet', (sheet) => {
  if (sheet.max < sheet.min) invalidParameter('max', `${sheet.max} is below min ${sheet.min}`)
  const operations = sheet.operations.split(',')
  const stream = byteStream(sheet.seed)
  const items = Array.from({ length: sheet.count }, (_, index): Problem => {
    const operation = operations[integerBelow(stream, operations.length)] ?? ''
    const { a, operator, b, answer } = sumOf(stream, sheet, operation)
    const question = `${inBrackets(a)} ${operator} ${inBrackets(b)} =`
    // A product with 0 may be -0.
    return { n: index + 1, a: a + 0, operator, b, question, answer: answer + 0 }
  })
  return { count: items.length, items }
})
