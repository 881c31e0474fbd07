import { isTag, type Document, type Element } from 'domhandler'
import { attributeOf, elementsIn, textIn, wordsOf } from './document.js'
import { headingsIn, skippedLevels } from './headings.js'
import { hasStartTag } from './start-tag.js'

/** How much a fault weighs for those whom it shuts out. */
export type Severity = 'critical' | 'serious' | 'moderate' | 'minor'

/** A page with what several checks look at. */
interface Subject {
  document: Document
  elements: readonly Element[]
  /** Whether the source is a document and not a fragment. */
  hasRoot: boolean
}

export type FaultCode =
  | 'html-lang'
  | 'title'
  | 'img-alt'
  | 'input-label'
  | 'button-name'
  | 'link-name'
  | 'frame-title'
  | 'duplicate-id'
  | 'viewport-zoom'
  | 'heading-order'
  | 'table-header'
  | 'tabindex'
  | 'meta-refresh'
  | 'autoplay'

/** One thing that may be wrong. */
export interface Check {
  code: FaultCode
  /** Success criterion of WCAG 2. */
  wcag: string
  severity: Severity
  message: string
  /** Faulty elements in the order of the page. */
  find: (subject: Subject) => Element[]
}

const has = (element: Element, ...names: readonly string[]): boolean =>
  names.some((name) => (attributeOf(element, name) ?? '').trim() !== '')

const isPresentational = (element: Element): boolean =>
  wordsOf(element, 'role').some((role) => role === 'presentation' || role === 'none')

const typeOf = (input: Element): string => (attributeOf(input, 'type') ?? '').trim().toLowerCase()

const named = ({ elements }: Subject, ...names: readonly string[]): Element[] =>
  elements.filter(({ name }) => names.includes(name))

const LABELS = ['aria-label', 'aria-labelledby', 'title'] as const

/** Whether a control of the page says what it is for, by itself or by what is in it. */
const hasName = (element: Element): boolean =>
  has(element, 'value', ...LABELS) ||
  textIn(element).trim() !== '' ||
  elementsIn(element, 'img').some((image) => has(image, 'alt'))

const UNLABELLED_TYPES = new Set(['hidden', 'submit', 'reset', 'button', 'image'])

const isField = (element: Element): boolean =>
  element.name === 'select' ||
  element.name === 'textarea' ||
  (element.name === 'input' && !UNLABELLED_TYPES.has(typeOf(element)))

const unlabelledFields = (subject: Subject): Element[] => {
  const labelled = new Set(named(subject, 'label').map((label) => attributeOf(label, 'for')))
  const inLabel = new Set<Element>()
  for (const element of subject.elements) {
    const { parent } = element
    if (parent !== null && isTag(parent) && (parent.name === 'label' || inLabel.has(parent)))
      inLabel.add(element)
  }
  return subject.elements.filter((element) => {
    if (!isField(element) || inLabel.has(element) || has(element, ...LABELS)) return false
    const id = attributeOf(element, 'id')
    return id === null || !labelled.has(id)
  })
}

const repeatedIds = ({ elements }: Subject): Element[] => {
  const used = new Set<string>()
  return elements.filter((element) => {
    const id = attributeOf(element, 'id') ?? ''
    if (id === '') return false
    const isRepeated = used.has(id)
    used.add(id)
    return isRepeated
  })
}

const metas = (subject: Subject, attribute: string, value: string): Element[] =>
  named(subject, 'meta').filter((meta) => (attributeOf(meta, attribute) ?? '').trim().toLowerCase() === value)

/** Whether a viewport keeps users from making the page larger. */
const forbidsZoom = (meta: Element): boolean =>
  (attributeOf(meta, 'content') ?? '')
    .toLowerCase()
    .split(/[,;]/)
    .some((setting) => {
      const [name = '', value = ''] = setting.split('=').map((part) => part.trim())
      if (name === 'user-scalable') return value === 'no' || Number.parseFloat(value) === 0
      return name === 'maximum-scale' && Number.parseFloat(value) < 2
    })

/** HTML standard, "shared declarative refresh steps": the digits at the beginning are the delay in seconds. */
const refreshesLater = (meta: Element): boolean =>
  Number(/^\s*(\d+)/.exec(attributeOf(meta, 'content') ?? '')?.[1] ?? 0) > 0

const childrenNamed = ({ children }: Element, ...names: readonly string[]): Element[] =>
  children.filter((child): child is Element => isTag(child) && names.includes(child.name))

const isWithoutHeader = (table: Element): boolean => {
  const rows = childrenNamed(table, 'thead', 'tbody', 'tfoot').flatMap((group) => childrenNamed(group, 'tr'))
  return rows.length >= 2 && rows.every((row) => childrenNamed(row, 'th').length === 0)
}

const untitled = (subject: Subject): Element[] => {
  const titles = named(subject, 'title').filter(({ namespace }) => !namespace?.endsWith('/svg'))
  if (!subject.hasRoot || titles.some((title) => textIn(title).trim() !== '')) return []
  return (titles.length > 0 ? titles : named(subject, 'html')).slice(0, 1)
}

const skippedHeadings = ({ document }: Subject): Element[] => {
  const headings = headingsIn(document)
  return skippedLevels(headings.map(({ level }) => level)).flatMap((index) => headings[index]?.element ?? [])
}

/** The checks in the order in which their faults are listed. */
const CHECKS: readonly Check[] = [
  {
    code: 'html-lang',
    wcag: '3.1.1',
    severity: 'serious',
    message: 'The page does not say its language: html has no lang.',
    find: (subject) => (subject.hasRoot ? named(subject, 'html').filter((root) => !has(root, 'lang')) : []),
  },
  {
    code: 'title',
    wcag: '2.4.2',
    severity: 'serious',
    message: 'The page has no title.',
    find: untitled,
  },
  {
    code: 'img-alt',
    wcag: '1.1.1',
    severity: 'critical',
    message: 'The image has no alternative text.',
    find: (subject) =>
      named(subject, 'img').filter(
        (image) => attributeOf(image, 'alt') === null && !has(image, ...LABELS) && !isPresentational(image),
      ),
  },
  {
    code: 'input-label',
    wcag: '4.1.2',
    severity: 'critical',
    message: 'The form field has no label.',
    find: unlabelledFields,
  },
  {
    code: 'button-name',
    wcag: '4.1.2',
    severity: 'critical',
    message: 'The button has no name.',
    find: ({ elements }) =>
      elements.filter(
        (element) =>
          (element.name === 'button' || (element.name === 'input' && typeOf(element) === 'button')) &&
          !hasName(element),
      ),
  },
  {
    code: 'link-name',
    wcag: '2.4.4',
    severity: 'serious',
    message: 'The link has no text.',
    find: (subject) =>
      named(subject, 'a').filter((link) => attributeOf(link, 'href') !== null && !hasName(link)),
  },
  {
    code: 'frame-title',
    wcag: '4.1.2',
    severity: 'serious',
    message: 'The frame has no title.',
    find: (subject) => named(subject, 'iframe').filter((frame) => !has(frame, 'title')),
  },
  {
    code: 'duplicate-id',
    wcag: '4.1.1',
    severity: 'minor',
    message: 'Another element before it has the same id.',
    find: repeatedIds,
  },
  {
    code: 'viewport-zoom',
    wcag: '1.4.4',
    severity: 'critical',
    message: 'The viewport keeps users from zooming in.',
    find: (subject) => metas(subject, 'name', 'viewport').filter(forbidsZoom),
  },
  {
    code: 'heading-order',
    wcag: '1.3.1',
    severity: 'moderate',
    message: 'The heading skips a level.',
    find: skippedHeadings,
  },
  {
    code: 'table-header',
    wcag: '1.3.1',
    severity: 'moderate',
    message: 'The table has no header cells.',
    find: (subject) =>
      named(subject, 'table').filter((table) => !isPresentational(table) && isWithoutHeader(table)),
  },
  {
    code: 'tabindex',
    wcag: '2.4.3',
    severity: 'moderate',
    message: 'A tabindex over 0 changes the order in which the keyboard moves.',
    find: ({ elements }) =>
      elements.filter((element) => Number.parseInt(attributeOf(element, 'tabindex') ?? '', 10) > 0),
  },
  {
    code: 'meta-refresh',
    wcag: '2.2.1',
    severity: 'critical',
    message: 'The page leaves or reloads by itself after a while.',
    find: (subject) => metas(subject, 'http-equiv', 'refresh').filter(refreshesLater),
  },
  {
    code: 'autoplay',
    wcag: '1.4.2',
    severity: 'moderate',
    message: 'Sound begins to play by itself.',
    find: (subject) =>
      named(subject, 'audio', 'video').filter(
        (media) => attributeOf(media, 'autoplay') !== null && attributeOf(media, 'muted') === null,
      ),
  },
]

/** Checks with what they find, in their order; those that find nothing are left out. */
export const accessibilityFaults = (
  html: string,
  document: Document,
): { check: Check; elements: Element[] }[] => {
  const subject = { document, elements: elementsIn(document), hasRoot: hasStartTag(html, 'html') }
  return CHECKS.map((check) => ({ check, elements: check.find(subject) })).filter(
    ({ elements }) => elements.length > 0,
  )
}
